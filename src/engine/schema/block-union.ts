import type { JsonObject } from '../../shared/json/json-value.ts';
import { stringOrEmptyAt } from '../json/json-shape.ts';
import { blockSchemas } from './block-schemas.ts';
import { blockSnippets } from './block-snippets.ts';
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
      pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
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

/** An entry of a shared block has no `type`, another needs one of these; only here it is suggested. */
function sharedOrTyped(type: JsonObject): JsonObject {
  return {
    if: { type: 'object', required: ['shared'], properties: { shared: { doNotSuggest: true } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { $ref: '#/definitions/SharedBlockReference' },
    else: { required: ['type'], properties: { type } },
  };
}

/**
 * Generates the schema of an entry of `blocks`.
 * A flat list of `if`/`then`, not a `oneOf`, gives one message per mistake and completion of that block only.
 */
export function generateBlockUnion(schemas: Schemas): JsonObject {
  const blocks = blockSchemas(schemas);
  const type: JsonObject = {
    description: 'Soort blok.',
    enum: blocks.map(([name]) => name),
    enumDescriptions: blocks.map(([, schema]) => stringOrEmptyAt(schema, 'description')),
    errorMessage: 'Dit soort blok bestaat niet. Druk op Ctrl+spatie om een soort te kiezen.',
  };
  const snippets = new Map(blocks.map(([name]) => [name, blockSnippets(schemas, name)]));
  const branches = [...snippets].map(
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
  const sharedSnippet = {
    label: 'shared',
    description: stringOrEmptyAt(sharedBlockReference, 'description'),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a tab stop of the editor.
    body: { shared: '${1:naam}' },
  };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Block',
    description: 'Een blok op de pagina: een eigen blok met "type", of een gedeeld blok met "shared".',
    type: 'object',
    allOf: [...branches, offersShared, sharedOrTyped(type)],
    defaultSnippets: [...[...snippets.values()].map(({ whole }) => whole), sharedSnippet],
    definitions: { SharedBlockReference: sharedBlockReference },
  };
}
