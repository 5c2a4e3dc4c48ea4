import { join } from 'node:path';
import { projectRoot } from '../../../scripts/project-root.ts';
import { listAt } from '../../../src/engine/json/json-shape.ts';
import { readSchemas } from '../../../src/engine/pipeline/1-load/read-schemas.ts';
import { blockSchemas } from '../../../src/engine/schema/block-schemas.ts';
import type { JsonValue } from '../../../src/shared/json/json-value.ts';

const schemas = await readSchemas(join(projectRoot, 'schemas'));

/** Lists that grow with the project, by what stands for them in an expectation. */
const lists: Record<string, readonly JsonValue[]> = {
  '{blockTypes}': blockSchemas(schemas).map(([type]) => type),
  '{ignorableRules}': listAt(schemas.get('parts/ignorable-rule.schema.json'), 'enum'),
};

/** What an author reads, with a name in the place of each list that grows: a new block changes no other expectation. */
export function withoutGrowingLists(text: string): string {
  return Object.entries(lists).reduce(
    (shorter, [name, values]) =>
      shorter.replaceAll(values.map((value) => JSON.stringify(value)).join(', '), name),
    text,
  );
}
