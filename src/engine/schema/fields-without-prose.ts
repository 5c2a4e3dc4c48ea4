import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import type { JsonValue } from '../../shared/json/json-value.ts';
import { isObject, listAt, objectAt, stringOrEmptyAt } from '../json/json-shape.ts';
import { resolveReference, type SchemaPlace } from './resolve-reference.ts';
import type { Schemas } from './schemas.ts';

/**
 * The names of fields with addresses, codes, choices or search terms, sorted: a schema prescribes their form, or says
 * `"prose": false`.
 * @throws for a name that holds prose in one schema and none in another: rules know a field by its name
 */
export function fieldsWithoutProse(schemas: Schemas): string[] {
  const fields = [...schemas].flatMap(([path, schema]) => textFields(schemas, { path, schema }, { path }));
  const prose = new Map(fields.filter(({ isProse }) => isProse).map(({ name, path }) => [name, path]));
  const others = fields.filter(({ isProse }) => !isProse);
  for (const { name, path } of others) {
    const elsewhere = prose.get(name);
    if (elsewhere !== undefined)
      throw new CouldNotRunError(
        `The field "${name}" holds prose in schemas/${elsewhere}, and a code, choice or address in schemas/${path}: give one of them another name. Is it prose in both, or in neither? Then say "prose": true or false beside its description.`,
      );
  }
  return [...new Set(others.map(({ name }) => name))].sort();
}

interface TextField {
  name: string;
  isProse: boolean;
  /** The schema of the block or document that has it. */
  path: string;
}

/** What stands around a schema. */
type Around = Pick<TextField, 'path'> & Partial<TextField>;

function textFields(schemas: Schemas, { path, schema }: SchemaPlace, around: Around): TextField[] {
  const inside = typeof schema.prose === 'boolean' ? { ...around, isProse: schema.prose } : around;
  const { name, isProse = !hasForm(schemas, { path, schema }) } = inside;
  const below = (inner: JsonValue | undefined, field = name): TextField[] =>
    isObject(inner) ? textFields(schemas, { path, schema: inner }, { ...inside, name: field }) : [];
  const own = name !== undefined && isText(schema) ? [{ name, isProse, path: inside.path }] : [];
  // A reference to another schema is no text of its own, and a block's fields are reported once, with its own file.
  const taken =
    own.length > 0
      ? []
      : [
          ...referred(schemas, { path, schema })
            .filter((target) => target.path === path || target.path.startsWith('parts/'))
            .flatMap((target) => textFields(schemas, target, inside)),
          ...listAt(schema, 'allOf').flatMap((part) => below(part)),
        ];
  const fields = Object.entries(objectAt(schema, 'properties'));
  return [
    ...own,
    ...taken,
    ...fields.flatMap(([field, inner]) => below(inner, field)),
    ...[schema.items, schema.then].flatMap((inner) => below(inner)),
  ];
}

function isText(schema: SchemaPlace['schema']): boolean {
  return [schema.type].flat().includes('string') || 'enum' in schema || 'const' in schema;
}

function hasForm(schemas: Schemas, { path, schema }: SchemaPlace): boolean {
  const parts = listAt(schema, 'allOf').filter(isObject);
  return (
    ['pattern', 'enum', 'const'].some((keyword) => keyword in schema) ||
    parts.some((part) => hasForm(schemas, { path, schema: part })) ||
    referred(schemas, { path, schema }).some((target) => hasForm(schemas, target))
  );
}

/** The schema that this one refers to. */
function referred(schemas: Schemas, { path, schema }: SchemaPlace): SchemaPlace[] {
  const reference = stringOrEmptyAt(schema, '$ref');
  return reference === '' ? [] : [resolveReference(schemas, path, reference)];
}
