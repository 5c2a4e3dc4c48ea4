import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReplaceScreen } from './ReplaceScreen.tsx';

it('names each place by what stands there', () => {
  const long = 'Huur en bedrijf in één bedrag, met alle kosten van onderhoud erbij';
  const found = [
    {
      name: 'Bakwagen',
      file: 'bakwagen.json',
      places: [
        { pointer: '/blocks/0/title', before: 'Een huurbak' },
        { pointer: '/blocks/0/text', before: long },
      ],
    },
    { name: 'Contact', file: 'contact.json', places: [{ pointer: '/name', before: 'Een huurbak' }] },
  ];
  const html = renderToStaticMarkup(
    <ReplaceScreen name="replace" find="huur" replacement="lease" found={found} unread={[]} />,
  );
  expect([...html.matchAll(/<a [^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Open deze plek: Een huurbak (Bakwagen)',
    'Open deze plek: Huur en bedrijf in één bedrag, met alle kosten van onderhou… (Bakwagen)',
    'Open deze plek: Een huurbak (Contact)',
  ]);
});

it.each([
  ['', 'Vul eerst in wat er moet staan.'],
  ['huur', 'Dat staat er al: vul in wat ervoor in de plaats komt.'],
  ['lease', undefined],
])('replaces "huur" by %j only when that is something else', (replacement, help) => {
  const found = [
    { name: 'Contact', file: 'contact.json', places: [{ pointer: '/name', before: 'Een huurbak' }] },
  ];
  const html = renderToStaticMarkup(
    <ReplaceScreen name="replace" find="huur" replacement={replacement} found={found} unread={[]} />,
  );
  const [button] = /<button [^>]*data-variant="primary"[^>]*>/.exec(html) ?? [];
  expect(button?.includes('disabled')).toBe(help !== undefined);
  if (help) expect(html).toContain(help);
});

it.each([
  ['nowhere else', []],
  [
    'also where it can be read',
    [{ name: 'Contact', file: 'contact.json', places: [{ pointer: '/name', before: 'Een huurbak' }] }],
  ],
])('leads to a file that cannot be read and has the words, %s, before it replaces any', (_where, found) => {
  const html = renderToStaticMarkup(
    <ReplaceScreen name="replace" find="huur" replacement="lease" found={found} unread={['hulp.json']} />,
  );
  expect(html).toMatch(/“huur” staat in een bestand dat niet te lezen is.*href="[^"]*hulp\.json/);
  expect(html).not.toContain('nergens');
  expect(html).not.toMatch(/<button [^>]*data-variant="primary"(?![^>]*disabled)/);
});
