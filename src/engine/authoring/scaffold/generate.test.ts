import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listAt, objectAt } from '../../json/json-shape.ts';
import { readSchemas } from '../../pipeline/1-load/read-schemas.ts';
import { generateBlockUnion } from '../../schema/block-union.ts';
import { richTextFields } from '../../schema/rich-text-fields.ts';
import { generateFieldNames } from './generate-field-names.ts';
import { generateFonts } from './generate-fonts.ts';
import { generateTypes } from './generate-types.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const schemas = await readSchemas(`${root}schemas`);
const types = await generateTypes(schemas);

describe('the generated types', () => {
  it('are the ones in src/shared', async () => {
    expect(types).toBe(await readFile(`${root}src/shared/schema-types.ts`, 'utf8'));
  });

  it('give every name once and no copies with a number', () => {
    const names = [...types.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name);
    expect(names).toHaveLength(new Set(names).size);
    expect(names.filter((name) => /\d$/.test(name ?? ''))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining(['Block', 'SharedBlockReference', 'PageDocument', 'Site', 'Link']),
    );
  });

  it('hold rich texts and pictures as the view gets them', () => {
    expect(types).toContain('rows: RichText[][];');
    expect(types).toContain('image?: Picture;');
    expect(types).toContain('items: (string | Benefit)[];');
  });
});

it('the generated names of fields are the ones that facts know', async () => {
  expect(generateFieldNames(schemas)).toBe(
    await readFile(`${root}src/engine/pipeline/3-facts/field-names.ts`, 'utf8'),
  );
});

describe('the generated block unions', () => {
  const unions = generateBlockUnion(schemas);
  const page = unions.get('block.schema.json');
  const own = unions.get('own-block.schema.json');

  it.each([...unions])('%s is the one in schemas', async (file, union) => {
    expect(union).toEqual(JSON.parse(await readFile(`${root}schemas/${file}`, 'utf8')));
  });

  it('offer each block as a snippet of its required fields', () => {
    expect(listAt(own, 'defaultSnippets')).toContainEqual({
      label: 'contact-form',
      description: 'Het contactformulier.',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a tab stop of the editor.
      body: { type: 'contact-form', title: '${1:Stuur ons een bericht}' },
    });
    const types = listAt(objectAt(objectAt(own, 'properties'), 'type'), 'enum');
    expect(listAt(own, 'defaultSnippets')).toHaveLength(types.length);
    expect(listAt(page, 'defaultSnippets')).toHaveLength(types.length + 1);
  });
});

describe('the generated fonts', async () => {
  const fonts = await generateFonts(root);

  it.each(fonts)('%s is the one that visitors get', async (file, content) => {
    expect((await readFile(`${root}${file}`)).equals(content)).toBe(true);
  });

  it('are smaller than those of their packages', async () => {
    const originals = fonts
      .map(([file]) => basename(file, '.woff2'))
      .map((family) =>
        readFile(
          `${root}node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
        ),
      );
    const bytes = (files: readonly Uint8Array[]): number =>
      files.reduce((sum, { length }) => sum + length, 0);
    expect(bytes(fonts.map(([, content]) => content))).toBeLessThan(
      bytes(await Promise.all(originals)) - 2000,
    );
  });
});

describe('richTextFields', () => {
  const table: [owner: string, fields: string[]][] = [
    ['benefit-list', ['text', 'items/*/text']],
    ['card', ['description']],
    ['lease-form', ['description', 'items/*', 'audience/text', 'example/text']],
    ['table', ['text', 'rows/*/*', 'note']],
    ['text-section', ['text/*', 'items/*', 'quote/text', 'caption']],
  ];
  it.each(table)('knows the rich texts of %s', (owner, fields) => {
    expect(
      richTextFields(schemas)
        .get(owner)
        ?.map((path) => path.join('/')),
    ).toEqual(fields);
  });
});
