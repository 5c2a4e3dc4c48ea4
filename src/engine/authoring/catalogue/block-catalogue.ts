import type { StudioBlock, StudioExample } from '../../../shared/authors/studio.ts';
import { listAt, stringOrEmptyAt } from '../../json/json-shape.ts';
import { printJson } from '../../json/layout/print-json.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import type { CheckedSite } from '../../pipeline/check-site.ts';
import { blockSchemas } from '../../schema/block-schemas.ts';
import { createSchemaLookup } from '../../schema/schema-lookup.ts';
import type { Schemas } from '../../schema/schemas.ts';
import { describeFields } from './describe-fields.ts';
import { blockLabel } from './form-fields.ts';
import { resolveExamples } from './resolve-examples.ts';

/** All block types with fields and examples; no examples without a valid `site` to resolve them in. */
export async function blockCatalogue(
  schemas: Schemas,
  site: CheckedSite | undefined,
  folders: SiteFolders,
): Promise<StudioBlock[]> {
  const lookup = createSchemaLookup(schemas);
  const types = blockSchemas(schemas);
  const authored = types.flatMap(([, schema]) => listAt(schema, 'examples'));
  const resolved = site ? await resolveExamples(authored, { ...site, schemas }, folders) : [];
  let used = 0;
  return types.map(([type, schema]) => {
    const examples = listAt(schema, 'examples').flatMap((example, index): StudioExample[] => {
      const block = resolved[used];
      used += 1;
      // Ids must be unique when all examples share a screen.
      return block
        ? [{ block: { ...block, id: `${type}-${index + 1}` }, json: printJson(example).trim() }]
        : [];
    });
    return {
      type,
      label: blockLabel(type, { schema, lookup }),
      description: stringOrEmptyAt(schema, 'description'),
      fields: describeFields(schema, lookup),
      examples,
    };
  });
}
