import type { JsonObject } from '../../shared/json/json-value.ts';
import { stringOrEmptyAt } from '../json/json-shape.ts';
import { kebab } from '../text/kebab.ts';
import { blockSchemas } from './block-schemas.ts';
import { blockSnippets } from './block-snippets.ts';
import { createSchemaLookup } from './schema-lookup.ts';
import type { Schemas } from './schemas.ts';

const sharedBlockReference: JsonObject = {
  title: 'SharedBlockReference',
  description: 'Een blok dat op meer pagina’s staat; de inhoud staat in de map _shared.',
  type: 'object',
  required: ['shared'],
  additionalProperties: false,
  properties: {
    shared: {
      description: 'Naam van het bestand in de map _shared, zonder ".json".',
      type: 'string',
      pattern: kebab.source,
      patternErrorMessage:
        'Schrijf de naam van een bestand in _shared zonder ".json", bijvoorbeeld "offerte".',
    },
    only: {
      description: 'Welke rijen van het gedeelde blok hier staan, met hun "key", in deze volgorde.',
      prose: false,
      type: 'array',
      minItems: 1,
      maxItems: 60,
      uniqueItems: true,
      items: {
        description: 'De "key" van een rij, bijvoorbeeld "rijbewijs-be".',
        type: 'string',
        minLength: 1,
        maxLength: 60,
      },
    },
  },
};

/** Completes `shared` only in an entry without type. */
const offersShared: JsonObject = {
  if: { type: 'object', required: ['type'], properties: { type: { doNotSuggest: true } } },
  else: {
    properties: {
      shared: {
        description: stringOrEmptyAt(sharedBlockReference, 'description'),
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a tab stop of the editor.
        defaultSnippets: [{ body: '${1:naam}' }],
      },
    },
  },
};

const namesShared: JsonObject = {
  type: 'object',
  required: ['shared'],
  properties: { shared: { doNotSuggest: true } },
};

/** An entry of a shared block has no `type`, another needs one. */
const sharedOrOwn: JsonObject[] = [
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  { if: namesShared, then: { $ref: '#/definitions/SharedBlockReference' } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  { if: { type: 'object', not: namesShared }, then: { $ref: 'own-block.schema.json' } },
];

const sharedSnippet: JsonObject = {
  label: 'shared',
  description: stringOrEmptyAt(sharedBlockReference, 'description'),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a tab stop of the editor.
  body: { shared: '${1:naam}' },
};

/**
 * Generates the schemas of an entry of `blocks`, and of a block that is written out, as those in `_shared` are.
 * A flat list of `if`/`then`, not a `oneOf`, gives one message per mistake and completion of that block only.
 */
export function generateBlockUnion(schemas: Schemas): Schemas {
  const blocks = blockSchemas(schemas);
  const lookup = createSchemaLookup(schemas);
  const snippets = blocks.map(([name]) => [name, blockSnippets(lookup, name)] as const);
  const whole = snippets.map(([, { whole }]) => whole);
  const branches = snippets.map(
    ([name, { inside }]): JsonObject => ({
      if: { type: 'object', required: ['type'], properties: { type: { const: name, doNotSuggest: true } } },
      // Of a field that stands in both, editors insert what the first says.
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: {
        allOf: [
          { dependentSchemas: { type: { properties: inside } } },
          { $ref: `blocks/${name}.schema.json` },
        ],
      },
    }),
  );
  const type: JsonObject = {
    description: 'Soort blok.',
    enum: blocks.map(([name]) => name),
    enumDescriptions: blocks.map(([, schema]) => stringOrEmptyAt(schema, 'description')),
    errorMessage: 'Dit soort blok bestaat niet. Druk op Ctrl+spatie om een soort te kiezen.',
  };
  const $schema = 'http://json-schema.org/draft-07/schema#';
  return new Map<string, JsonObject>([
    [
      'block.schema.json',
      {
        $schema,
        title: 'Block',
        description: 'Een blok op de pagina: een eigen blok met "type", of een gedeeld blok met "shared".',
        type: 'object',
        allOf: [offersShared, ...sharedOrOwn],
        defaultSnippets: [...whole, sharedSnippet],
        definitions: { SharedBlockReference: sharedBlockReference },
      },
    ],
    [
      'own-block.schema.json',
      {
        $schema,
        title: 'OwnBlock',
        description: 'Een blok dat is uitgeschreven, met "type".',
        type: 'object',
        required: ['type'],
        properties: { type },
        allOf: branches,
        defaultSnippets: whole,
      },
    ],
  ]);
}
