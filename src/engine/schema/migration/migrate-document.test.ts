import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldOf, renamed } from '../../json/json-parts.ts';
import { listAt } from '../../json/json-shape.ts';
import { readSchemas } from '../../pipeline/1-load/read-schemas.ts';
import { blockSchemas } from '../block-schemas.ts';
import { migrateDocument } from './migrate-document.ts';
import type { MigrationStep } from './migration-step.ts';
import { migrationSteps } from './migration-steps.ts';

const schemas = await readSchemas(join(import.meta.dirname, '../../../../schemas'));

/** Blocks in an old form as an author may have laid them out, and what becomes of them after all steps. */
const table: { type: string; before: string; after: string }[] = [
  {
    type: 'type-cards',
    before: `{ "type": "type-cards",\r
      "items": [ {"title":"Bus" , "action" : { "label": "action", "href": "/a" }},{ "title": "action" } ]  }`,
    after: `{ "type": "type-cards",\r
      "items": [ {"title":"Bus" , "link" : { "label": "action", "href": "/a" }},{ "title": "action" } ]  }`,
  },
  {
    type: 'equipment-calculator',
    before: '{ "type": "equipment-calculator", "pricePlaceholder" :  "bijv. 62.500" , "title": "x" }',
    after: '{ "type": "equipment-calculator", "priceExample" :  62500 , "title": "x" }',
  },
];

it('every step has a block in its old form here', () => {
  const taken = table.flatMap(
    ({ before }) => migrateDocument({ kind: 'shared', text: before })?.blocks ?? [],
  );
  const changes = new Set(taken.map(({ change }) => change));
  expect(migrationSteps.filter(({ change }) => !changes.has(change))).toEqual([]);
});

describe.each(table)('an old block "$type"', ({ type, before, after }) => {
  it('gets its new form in a shared file, every other letter stays', () => {
    const migrated = migrateDocument({ kind: 'shared', text: before });
    expect(migrated?.text).toBe(after);
    expect(new Set(migrated?.blocks.map(({ pointer }) => pointer))).toEqual(new Set(['']));
  });

  it('gets it on a page among others', () => {
    const page = (block: string) =>
      `{ "metadata": {}, "blocks": [ { "type": "hero", "action": 1 }, ${block} ] }`;
    const migrated = migrateDocument({ kind: 'page', text: page(before) });
    expect(migrated?.text).toBe(page(after));
    expect(new Set(migrated?.blocks.map(({ pointer }) => pointer))).toEqual(new Set(['/blocks/1']));
  });

  it('is left alone the second time', () => {
    expect(migrateDocument({ kind: 'shared', text: after })).toBeUndefined();
  });

  it('leaves blocks of other types and files of other kinds alone', () => {
    const other = before.replace(`"${type}"`, '"no-such-type"');
    expect(migrateDocument({ kind: 'shared', text: other })).toBeUndefined();
    expect(migrateDocument({ kind: 'site', text: before })).toBeUndefined();
  });
});

it.each(blockSchemas(schemas))('takes no example of "%s" for an old form', (_, schema) => {
  for (const example of listAt(schema, 'examples')) {
    expect(migrateDocument({ kind: 'shared', text: JSON.stringify(example) })).toBeUndefined();
  }
});

it('takes a block through several steps, one after the other', () => {
  const rename = (from: string, to: string): MigrationStep => ({
    block: 'a',
    change: `${from} heet nu ${to}`,
    edits: (block) => renamed(block, { from, to }),
  });
  const retype: MigrationStep = {
    block: 'a',
    change: 'a heet nu b',
    edits(block) {
      const type = fieldOf(block, 'type');
      return type ? [{ start: type.start, end: type.end, text: '"b"' }] : [];
    },
  };
  const steps = [rename('x', 'y'), rename('y', 'z'), retype];
  const migrated = migrateDocument({ kind: 'shared', text: '{"type":"a","x":1}' }, steps);
  expect(migrated?.text).toBe('{"type":"b","z":1}');
  expect(migrated?.blocks.map(({ change }) => change)).toEqual(['x heet nu y', 'y heet nu z', 'a heet nu b']);
});

it.each([
  ['a field that has its new name too', '{ "type": "type-cards", "items": [{ "action": 1, "link": 2 }] }'],
  ['a text that is no JSON', '{ "type": "type-cards", "items": [{ "action" '],
  ['a price that is no amount', '{ "type": "equipment-calculator", "pricePlaceholder": "weinig" }'],
  ['items that are no list', '{ "type": "type-cards", "items": { "action": 1 } }'],
])('leaves %s to the check', (_, text) => {
  expect(migrateDocument({ kind: 'shared', text })).toBeUndefined();
});
