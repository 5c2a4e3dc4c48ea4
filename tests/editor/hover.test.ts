import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import type { JsonNode } from '../../src/engine/json/json-node.ts';
import { readJsonTree } from '../../src/engine/json/tree/json-tree.ts';
import { blocks, valuesOf } from '../contract/contract-site.ts';
import { cursor, openEditor } from './editor.ts';

const editor = await openEditor();

/** Where the names of fields begin, once for each way to a field. */
function nameStarts(node: JsonNode, way = ''): Map<string, number> {
  if (node.kind === 'list') return new Map(node.items.flatMap((item) => [...nameStarts(item, `${way}/&`)]));
  if (node.kind === 'scalar') return new Map();
  return new Map(
    node.properties.flatMap(({ key, keyStart, value }) => [
      [`${way}/${key}`, keyStart] as const,
      ...nameStarts(value, `${way}/${key}`),
    ]),
  );
}

/** The fields over which nothing appears, and what appears over the others. */
async function hovers(file: string, text: string): Promise<Map<string, string>> {
  const { root } = readJsonTree(text);
  const explained = new Map<string, string>();
  for (const [way, start] of root ? nameStarts(root) : []) {
    const place = start + 1;
    explained.set(way, await editor.hover(file, text.slice(0, place) + cursor + text.slice(place)));
  }
  return explained;
}

const documents: [file: string, text: string][] = [
  ...blocks.map(([type]): [string, string] => [
    `pages/_shared/${type}.json`,
    JSON.stringify(valuesOf(`blocks/${type}.schema.json`).largest),
  ]),
  [
    'pages/proef.json',
    JSON.stringify(valuesOf('page.schema.json').largest).replace(
      /("\$schema":)"[^"]*"/,
      '$1"../schemas/page.schema.json"',
    ),
  ],
  ['pages/_site.json', readFileSync(join(projectRoot, 'pages/_site.json'), 'utf8')],
  ['pages/_glossary.json', readFileSync(join(projectRoot, 'pages/_glossary.json'), 'utf8')],
];

test.each(documents)('every field of %s is explained', async (file, text) => {
  const explained = await hovers(file, text);
  expect(explained.size).toBeGreaterThan(1);
  const silent = [...explained].filter(([, words]) => !/[a-z]{2} [a-zé]{2}/i.test(words)).map(([way]) => way);
  expect(silent).toEqual([]);
});

test('what appears is about this field, in Dutch', async () => {
  const text = JSON.stringify({
    metadata: { title: 'a', description: 'b' },
    blocks: [
      { type: 'lease-guide', id: 'a', questions: [{ key: 'b' }] },
      {
        type: 'hero',
        title: 'a',
        text: 'b',
        image: { src: '/images/a.svg', alt: '' },
        back: { label: 'a', href: '/' },
      },
    ],
  });
  const explained = await hovers('pages/proef.json', text);
  const table = [
    ['/metadata', 'Wat zoekmachines en sociale media over deze pagina tonen'],
    ['/blocks', 'Wat er op de pagina staat, van boven naar beneden'],
    ['/blocks/&/type', 'De kop van de pagina, met tekst en de belangrijkste knoppen'],
    ['/blocks/&/text', 'Tekst onder de kop'],
    ['/blocks/&/image', 'Afbeelding naast de kop'],
    ['/blocks/&/image/alt', 'Wat er op de afbeelding te zien is'],
    ['/blocks/&/back', 'Link terug naar de pagina erboven'],
    ['/blocks/&/back/href', 'een pagina (`/contact`)'],
    ['/blocks/&/id', 'De vragen staan op'],
    ['/blocks/&/questions/&/key', 'Een kort woord waarmee antwoorden hierheen gaan'],
  ];
  for (const [way = '', words] of table) expect(explained.get(way), way).toContain(words);
});
