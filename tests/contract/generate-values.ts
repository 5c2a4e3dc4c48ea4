import { listAt, objectAt, stringOrEmptyAt } from '../../src/engine/json/json-shape.ts';
import { editorKeywords } from '../../src/engine/schema/editor-keywords.ts';
import { createSchemaLookup } from '../../src/engine/schema/schema-lookup.ts';
import type { Schemas } from '../../src/engine/schema/schemas.ts';
import type { JsonObject, JsonValue } from '../../src/shared/json/json-value.ts';
import { extremeTexts } from './extreme-texts.ts';
import { patternedTexts } from './patterned-texts.ts';

/** Keywords that the generator uses, and those that say nothing about valid values. */
const understood = new Set([
  ...[
    '$ref',
    'allOf',
    'type',
    'const',
    'enum',
    'properties',
    'required',
    'dependencies',
    'additionalProperties',
  ],
  ...['items', 'minItems', 'maxItems', 'uniqueItems', 'minLength', 'maxLength', 'pattern'],
  ...['minimum', 'maximum'],
  ...['$schema', 'title', 'description', 'examples', ...editorKeywords],
]);
const filler = 'lease van een bakwagen met laadklep, ';
/** Of a long list so many items have long texts; the others show that the list may be long. */
const longItems = 2;
const shortText = 24;

/** Makes values that a schema allows; the same ones each time. */
export interface Generator {
  /** Only what is required, and of that as little as may be. */
  smallest(schema: JsonObject): JsonValue;
  /** Every field, the longest lists and texts; each text holds a mark of its own: `mark12x`. */
  largest(schema: JsonObject): JsonValue;
  /** Values that are small but for one field, which is at one of its limits or holds an extreme text. */
  boundaries(schema: JsonObject): JsonValue[];
}

interface GeneratorOptions {
  /** What the free texts of the largest value say instead of a mark. */
  words?: string;
  /** How many items a list has at most, where the schema allows more. */
  maxListLength?: number;
}

/** One way to answer for the kinds of schema there are. */
interface Answers {
  smallest(schema: JsonObject): JsonValue;
  largest(schema: JsonObject, isLong: boolean): JsonValue;
  boundaries(schema: JsonObject): JsonValue[];
}

/**
 * Makes a generator for these schemas. Throws for a keyword or a pattern that it does not know, so that a new one is
 * not silently left out.
 */
export function createGenerator(
  schemas: Schemas,
  { words, maxListLength }: GeneratorOptions = {},
): Generator {
  const lookup = createSchemaLookup(schemas);
  let marks = 0;

  const fixed: Answers = {
    smallest: (schema) => fixed.boundaries(schema)[0] ?? null,
    largest: (schema) => fixed.boundaries(schema).at(-1) ?? null,
    boundaries: (schema) => ('const' in schema ? [schema.const ?? null] : listAt(schema, 'enum')),
  };

  const integer: Answers = {
    smallest: (schema) => numberAt(schema, 'minimum', 0),
    largest: (schema) => numberAt(schema, 'maximum', 0),
    boundaries: (schema) => [integer.smallest(schema), integer.largest(schema, true)],
  };

  const boolean: Answers = {
    smallest: () => false,
    largest: () => true,
    boundaries: () => [false, true],
  };

  const text: Answers = {
    smallest: (schema) => patternOf(schema)?.least ?? 'a'.repeat(numberAt(schema, 'minLength', 0)),
    largest(schema, isLong) {
      marks += 1;
      const mark = `mark${marks}x`;
      const length = numberAt(schema, isLong ? 'maxLength' : 'minLength', 0);
      const pattern = patternOf(schema);
      if (pattern) return pattern.most(mark, length);
      if (words !== undefined) return fitted(words, schema, isLong ? length : shortText);
      return `${mark} `.padEnd(length, filler).trimEnd().padEnd(length, 'e');
    },
    boundaries(schema) {
      const limits = [text.smallest(schema), text.largest(schema, true)];
      const { others } = patternOf(schema) ?? {
        others: Object.values(extremeTexts).map((extreme) =>
          fitted(extreme, schema, numberAt(schema, 'maxLength', 0)),
        ),
      };
      return [...limits, ...(others ?? [])];
    },
  };

  const list: Answers = {
    smallest: (schema) => repeat(numberAt(schema, 'minItems', 0), () => smallest(itemsOf(schema))),
    largest(schema, isLong) {
      const count = Math.min(mostItems(schema), maxListLength ?? Number.POSITIVE_INFINITY);
      const items = repeat(count, (index) => largest(itemsOf(schema), isLong && index < longItems, index));
      return schema.uniqueItems ? [...new Set(items)] : items;
    },
    boundaries(schema) {
      const items = itemsOf(schema);
      const fewest = list.smallest(schema);
      const others = repeat(numberAt(schema, 'minItems', 1) - 1, () => smallest(items));
      const most = schema.uniqueItems ? [] : [repeat(mostItems(schema), () => smallest(items))];
      return [fewest, ...most, ...boundaries(items).map((item) => [item, ...others])];
    },
  };

  const object: Answers = {
    smallest: (schema) => fields(schema, new Set(lookup.requiredOf(schema)), smallest),
    largest: (schema, isLong) =>
      fields(schema, new Set(lookup.fieldsOf(schema).keys()), (field) => largest(field, isLong)),
    boundaries: (schema) =>
      [...lookup.fieldsOf(schema)].flatMap(([name, field]) =>
        boundaries(field).map((value) => ({
          ...fields(schema, new Set([...lookup.requiredOf(schema), ...neededBy(schema, name)]), smallest),
          [name]: value,
        })),
      ),
  };

  /** The fields without which one is not allowed. */
  function neededBy(schema: JsonObject, name: string): string[] {
    const needed = listAt(objectAt(schema, 'dependencies'), name);
    return needed.filter((each) => typeof each === 'string');
  }

  function fields(
    schema: JsonObject,
    names: ReadonlySet<string>,
    make: (field: JsonObject) => JsonValue,
  ): JsonObject {
    const wanted = [...lookup.fieldsOf(schema)].filter(([name]) => names.has(name));
    return Object.fromEntries(wanted.map(([name, field]) => [name, make(field)]));
  }

  const byKind: Record<string, Answers> = {
    fixed,
    integer,
    number: integer,
    string: text,
    boolean,
    array: list,
    object,
  };
  const answersOf = (schema: JsonObject): Answers => {
    const kind = 'const' in schema || 'enum' in schema ? 'fixed' : stringOrEmptyAt(schema, 'type');
    const answers = byKind[kind];
    if (answers) return answers;
    throw new Error(`The generator has no values for the type "${kind}".`);
  };

  /** A schema with its references filled in, once for each type that it allows. */
  function alternatives(schema: JsonObject): JsonObject[] {
    const resolved = lookup.resolve(schema);
    const strange = Object.keys(resolved).find((keyword) => !understood.has(keyword));
    if (strange !== undefined || listAt(resolved, 'allOf').length > 1) {
      throw new Error(
        `The generator does not understand "${strange ?? 'allOf'}"; teach it, or the contract has a gap.`,
      );
    }
    const types = listAt(resolved, 'type');
    return types.length === 0 ? [resolved] : types.map((type) => ({ ...resolved, type }));
  }

  function smallest(schema: JsonObject): JsonValue {
    const [first = {}] = alternatives(schema);
    return answersOf(first).smallest(first);
  }

  /** @param turn of several types in a list, each item takes the next */
  function largest(schema: JsonObject, isLong = true, turn = 0): JsonValue {
    const all = alternatives(schema);
    const chosen = all.at(-1 - (turn % all.length)) ?? {};
    return answersOf(chosen).largest(chosen, isLong);
  }

  function boundaries(schema: JsonObject): JsonValue[] {
    return alternatives(schema).flatMap((each) => answersOf(each).boundaries(each));
  }

  return { smallest, largest: (schema) => largest(schema), boundaries };
}

function itemsOf(schema: JsonObject): JsonObject {
  return objectAt(schema, 'items');
}

function mostItems(schema: JsonObject): number {
  return numberAt(schema, 'maxItems', longItems + 1);
}

function patternOf(schema: JsonObject) {
  if (!('pattern' in schema)) return undefined;
  const pattern = stringOrEmptyAt(schema, 'pattern');
  const known = patternedTexts[pattern];
  if (known) return known;
  throw new Error(`Say in tests/contract/patterned-texts.ts what the pattern ${pattern} allows.`);
}

function numberAt(schema: JsonObject, name: string, otherwise: number): number {
  const value = schema[name];
  return typeof value === 'number' ? value : otherwise;
}

function repeat(count: number, make: (index: number) => JsonValue): JsonValue[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** A text cut to a length in characters as JSON Schema counts them; at least as long as the schema asks. */
function fitted(words: string, schema: JsonObject, length: number): string {
  return [...words]
    .slice(0, length)
    .join('')
    .padEnd(numberAt(schema, 'minLength', 0), 'a');
}
