import { compile } from 'json-schema-to-typescript';
import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import { isObject, listAt, objectAt, stringOrEmptyAt } from '../../json/json-shape.ts';
import { schemaOfKind } from '../../schema/document-kind.ts';
import { resolveReference, type SchemaPlace } from '../../schema/resolve-reference.ts';
import type { Schemas } from '../../schema/schemas.ts';

const banner = `// Generated from schemas/ by \`npm run generate\`: change the schemas, not this file.

import type { Picture } from './picture.ts';
import type { RichText } from './rich-text.ts';`;

/** Generates `src/shared/schema-types.ts`: a type per titled schema, the union of blocks among them, as the view gets it. */
export async function generateTypes(schemas: Schemas): Promise<string> {
  const definitions: JsonObject = {};
  for (const [path, schema] of schemas) definitions[definitionName(path)] = forTypes(schemas, path, schema);
  const bundle = {
    title: 'AuthoredDocument',
    description: 'What one file under `pages/` holds.',
    oneOf: Object.values(schemaOfKind).map((path) => ({ $ref: `#/definitions/${definitionName(path)}` })),
    definitions,
  };
  return compile(JSON.parse(JSON.stringify(bundle)), 'AuthoredDocument', {
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    bannerComment: banner,
    style: { singleQuote: true, printWidth: 110, bracketSpacing: true },
  });
}

/** Lists and addresses that say nothing about types. */
const withoutTypes = new Set(['$schema', 'examples', 'defaultSnippets', 'enumDescriptions']);

/** Rewrites for better types: `if`/`then` as `oneOf`, `$ref`s into the bundle, `tsType` by name. */
function forTypes(schemas: Schemas, path: string, value: JsonObject): JsonObject {
  const rewrite = (schema: JsonObject) => forTypes(schemas, path, schema);
  const branches = listAt(value, 'allOf')
    .filter(isObject)
    .filter((rule) => 'then' in rule);
  if (branches.length > 0) {
    const { title = '', description = '' } = value;
    return { title, description, oneOf: branches.map((rule) => rewrite(objectAt(rule, 'then'))) };
  }
  // In a wrapped reference it comes last, after the snippets of editors.
  const wrapped = listAt(value, 'allOf').at(-1);
  const reference = stringOrEmptyAt(value, '$ref') || stringOrEmptyAt(wrapped, '$ref');
  if (reference !== '') {
    const target = resolveReference(schemas, path, reference);
    return referenceForTypes(schemas, { target, description: value.description });
  }
  if (Array.isArray(value.type) && value.type.includes('object')) {
    const others = value.type.filter((type) => type !== 'object').map((type) => ({ type }));
    return { oneOf: [...others, rewrite({ ...value, type: 'object' })] };
  }
  const inner = (member: JsonValue) => (isObject(member) ? rewrite(member) : member);
  const result: JsonObject = {};
  for (const [keyword, member] of Object.entries(value)) {
    if (keyword === 'properties' && isObject(member)) result.properties = mapValues(member, inner);
    else if (isObject(member)) result[keyword] = inner(member);
    else if (!withoutTypes.has(keyword)) result[keyword] = member;
  }
  return result;
}

interface DescribedReference {
  target: SchemaPlace;
  description: JsonValue | undefined;
}

/** A type of its own for a whole file; a part of one is inlined. */
function referenceForTypes(schemas: Schemas, { target, description }: DescribedReference): JsonObject {
  const { tsType } = target.schema;
  const described: JsonObject = description === undefined ? {} : { description };
  if (tsType !== undefined) return { tsType, ...described };
  if (schemas.get(target.path) !== target.schema) return forTypes(schemas, target.path, target.schema);
  const link: JsonObject = { $ref: `#/definitions/${definitionName(target.path)}` };
  return description === undefined ? link : { ...described, allOf: [link] };
}

function mapValues(object: JsonObject, change: (value: JsonValue) => JsonValue): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}

function definitionName(path: string): string {
  return path.replace('.schema.json', '').replaceAll('/', '-');
}
