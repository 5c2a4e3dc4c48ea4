import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { selfLink } from './self-link.ts';

function reportOn(text: string): string[] {
  return reportOf(selfLink, {
    'a.json': { aliases: ['/eerder'], blocks: [{ type: 'notice', text }, { shared: 'call' }] },
    'b.json': { metadata: { canonical: '/b' }, blocks: [{ type: 'hero', path: '/b', back: { href: '/b' } }] },
    '_shared/call.json': { type: 'notice', text: '[Bekijk](/a)' },
  });
}

it.each([
  ['its own address', '/a'],
  ['an earlier address', '/eerder'],
])('reports a link to %s, where it stands', (_, href) => {
  expect(reportOn(`Zie [hier](${href}).`)).toEqual([
    `pages/a.json#/blocks/0/text "${href}" (warning) De link "${href}" leidt naar de pagina waarop hij staat. Kies een andere pagina, of haal de link weg.`,
  ]);
});

it.each(['/b', '/a#b', '#b', '/a?onderwerp=other', 'https://example.com/a'])('accepts %s', (href) => {
  expect(reportOn(`Zie [hier](${href}).`)).toEqual([]);
});
