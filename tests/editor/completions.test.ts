import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CompletionItem } from 'vscode-json-languageservice';
import { projectRoot } from '../../scripts/project-root.ts';
import { isObject, listAt, objectAt, stringOrEmptyAt } from '../../src/engine/json/json-shape.ts';
import { readSchemas } from '../../src/engine/pipeline/1-load/read-schemas.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import { createValidator } from '../../src/engine/pipeline/2-validate/validator.ts';
import { checkSite } from '../../src/engine/pipeline/check-site.ts';
import { blockSchemas } from '../../src/engine/schema/block-schemas.ts';
import { isError } from '../../src/shared/authors/severity.ts';
import type { JsonValue } from '../../src/shared/json/json-value.ts';
import type { DocumentKind } from '../../src/shared/page/document-kind.ts';
import { chosen, cursor, openEditor } from './editor.ts';

const editor = await openEditor();
const schemas = await readSchemas(join(projectRoot, 'schemas'));
const validate = createValidator(schemas);
const blocks = blockSchemas(schemas);
const types = blocks.map(([type]) => type);
const page = 'pages/proef.json';
const shared = 'pages/_shared/proef.json';
const inList = '{ "metadata": { "title": "a", "description": "b" }, "blocks": [‸] }';

const offered = async (text: string, file = page): Promise<string[]> =>
  (await editor.completions(file, text)).map(({ label }) => label.replaceAll('"', ''));

function explanation({ documentation }: CompletionItem): string {
  return typeof documentation === 'string' ? documentation : (documentation?.value ?? '');
}

/** Texts of a value with the cursor where one of its groups stands, or after the last element of one of its lists. */
function grown(value: JsonValue): string[] {
  return withCursor(value).map((each) => JSON.stringify(each).replace(JSON.stringify(cursor), cursor));
}

function withCursor(value: JsonValue): JsonValue[] {
  if (Array.isArray(value)) {
    const inside = value.flatMap((item, at) => withCursor(item).map((each) => value.with(at, each)));
    return typeof value[0] === 'object' ? [[...value, cursor], ...inside] : inside;
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    [...(isObject(member) ? [cursor] : []), ...withCursor(member)].map((each) => ({
      ...value,
      [name]: each,
    })),
  );
}

function mistakes(kind: DocumentKind, text: string): string[] {
  const document = { kind, file: 'x', absoluteFile: 'x', name: 'x', text, value: JSON.parse(text) };
  return validate(document).map(({ message }) => message);
}

test('an empty file offers a whole page, which then has no errors', async () => {
  const [snippet, ...others] = await editor.completions(page, '‸');
  expect(others).toEqual([]);
  expect(snippet?.label).toBe('Nieuwe pagina');
  const text = snippet ? chosen('‸', snippet) : '';
  expect(await editor.problems(page, text)).toEqual([]);

  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  cpSync(join(projectRoot, 'tests/engine/base'), folder, { recursive: true });
  writeFileSync(join(folder, 'pages/equipment/bakwagen.json'), text);
  const { problems } = await checkSite(siteFolders(projectRoot, join(folder, 'pages')));
  rmSync(folder, { recursive: true });
  expect(problems.some(isError), JSON.stringify(problems)).toBe(false);
});

test.each(['metadata', 'card'])(
  'the group "%s" of a page comes whole, and right as it stands',
  async (group) => {
    const others = { metadata: { title: 'a', description: 'b' }, blocks: [{ shared: 'proef' }] };
    const rest = JSON.stringify({ ...others, [group]: undefined }).slice(1);
    for (const text of [`{ ‸ ${rest}`, `{ "${group}": ‸, ${rest}`]) {
      const items = await editor.completions(page, text);
      const item = items.find(({ label }) => label === group) ?? items[0];
      expect(item?.textEdit?.newText).toContain('"description": "${2:');
      expect(item && mistakes('page', chosen(text, item))).toEqual([]);
    }
  },
);

test('an empty list of blocks offers every block whole, and a shared one', async () => {
  expect(await offered(inList)).toEqual([...types, 'shared']);
});

test.each([...types, 'shared'])('the block that "%s" inserts is right as it stands', async (label) => {
  const items = await editor.completions(page, inList);
  const text = items.filter((item) => item.label === label).map((item) => chosen(inList, item));
  expect(text).toHaveLength(1);
  for (const each of text) {
    expect(await editor.problems(page, each)).toEqual([]);
    expect(mistakes('page', each)).toEqual([]);
  }
});

test.each([
  ['‸', types],
  ['{ ‸ }', ['type']],
  ['{ "shared": "proef", ‸ }', ['type']],
])('the shared block %s is written out: it offers %j', async (text, expected) => {
  expect(await offered(text, shared)).toEqual(expected);
});

test('the type of a block offers all types, each with its explanation', async () => {
  const items = await editor.completions(page, '{ "blocks": [{ "type": "‸" }] }');
  expect(items.map((item) => [item.label, explanation(item)])).toEqual(
    blocks.map(([type, schema]) => [`"${type}"`, stringOrEmptyAt(schema, 'description')]),
  );
});

test.each([
  ['{ ‸ }', ['shared', 'type']],
  ['{ "shared": "proef", ‸ }', ['only']],
  ['{ "shared": "proef", "type": "notice", ‸ }', ['only']],
])('the entry %s offers %j', async (entry, expected) => {
  expect(await offered(`{ "blocks": [${entry}] }`)).toEqual(expected);
});

describe.each(blocks)('in a block "%s"', (type, schema) => {
  const fields = Object.keys(objectAt(schema, 'properties'))
    .filter((name) => name !== 'type')
    .toSorted();

  test('exactly its other fields are offered', async () => {
    expect((await offered(`{ "blocks": [{ "type": "${type}", ‸ }] }`)).toSorted()).toEqual(fields);
  });

  test('a field that is chosen comes with the marks of its value', async () => {
    for (const item of await editor.completions(page, `{ "blocks": [{ "type": "${type}", ‸ }] }`)) {
      expect(item.textEdit?.newText).toMatch(/^"\w+": (?:"|\{|\[|\$1|\$\{1:0\})/);
      expect(explanation(item)).not.toBe('');
      expect(item.textEdit?.newText).not.toMatch(/\[\$1\]|\{\$1\}/);
    }
  });

  test('a list grows by an element that is right as it stands, and a group comes whole', async () => {
    for (const text of listAt(schema, 'examples').flatMap(grown)) {
      const items = await editor.completions(shared, text);
      expect(items, text).not.toEqual([]);
      for (const item of items) expect(mistakes('shared', chosen(text, item)), text).toEqual([]);
    }
  });
});

test.each([
  ['pages/_site.json', ['company', 'openingHours', 'navigation']],
  ['pages/_glossary.json', ['items']],
  ['pages/_shared/proef.json', ['type']],
  ['pages/equipment/wegtransport/proef.json', ['metadata', 'blocks']],
])('%s has a schema of its own', async (file, fields) => {
  expect(await offered('{ ‸ }', file)).toEqual(expect.arrayContaining(fields));
});

test.each<[kind: DocumentKind, file: string, text: string]>([
  ['page', page, '{ "metadata": {}, "blocks": [], "checks": [‸] }'],
  ['glossary', 'pages/_glossary.json', '{ "items": [‸] }'],
  ['site', 'pages/_site.json', '{ "openingHours": [‸] }'],
  ['site', 'pages/_site.json', '{ "navigation": [‸] }'],
  ['site', 'pages/_site.json', '{ "footer": [‸] }'],
  ['site', 'pages/_site.json', '{ "calculator": { "hardware": [‸] } }'],
])('the lists of a %s have elements too: %s, %s', async (kind, file, text) => {
  const items = await editor.completions(file, text);
  expect(items.map((item) => item.textEdit?.newText)).not.toContain('{$1}');
  const without = new Set(mistakes(kind, text.replace('[‸]', '[]')));
  for (const item of items) {
    const added = mistakes(kind, chosen(text, item)).filter((mistake) => !without.has(mistake));
    expect(added).toEqual([]);
  }
});

test('files of another kind are left alone', async () => {
  expect(await editor.problems('package.json', '{ "metadata": 3 }')).toEqual([]);
});
