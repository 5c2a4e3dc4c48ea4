import { expect, it } from 'vitest';
import { hrefsInText } from './hrefs-in-text.ts';
import { parseRichText } from './parse-rich-text.ts';

function asParsed(text: string): string[] {
  const pieces = parseRichText(text);
  if (typeof pieces === 'string') return [];
  return pieces.flatMap((piece) => (typeof piece === 'object' && 'href' in piece ? [piece.href] : []));
}

it.each([
  ['geen link', []],
  ['[een](/a)', ['/a']],
  ['Lees [een](/a#b) en [twee](mailto:{email}).', ['/a#b', 'mailto:{email}']],
  ['**[vet](/a)** en [gewoon](/b)', ['/a', '/b']],
  ['_[streepjes](/a)_', ['/a']],
  ['**vet** en [gewoon](/b)', ['/b']],
  ['[een] (/a) en ](/b)', []],
  ['[een](/a "titel")', ['/a']],
  ['[een](</a b>)', ['/a b']],
  ['[een](/a_(b))', ['/a_(b)']],
  ['[[een](/a)](/b)', ['/a']],
  ['\\[een](/a)', []],
  ['`[een](/a)`', ['/a']],
  ['![een](/a)', ['/a']],
  ['[een](/a&amp;b)', ['/a&b']],
  ['[]( /leeg)', ['/leeg']],
  ['[](/leeg)', ['/leeg']],
])('finds in "%s" what the parser finds', (text, expected) => {
  expect(hrefsInText(text)).toEqual(asParsed(text));
  expect(hrefsInText(text)).toEqual(expected);
});
