import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { backLabel } from './back-label.ts';

function reportOn(...labels: string[]): string[] {
  const pages = labels.map((label, index) => [
    `vervoer/p${index}.json`,
    { blocks: [{ type: 'hero', back: { label, href: '/vervoer' } }] },
  ]);
  return reportOf(backLabel, {
    'vervoer/index.json': { name: 'Vervoer', blocks: [] },
    ...Object.fromEntries(pages),
  });
}

it('reports each link back with the old name of a page', () => {
  const says =
    '"Wegtransport" (warning) De link terug zegt "Wegtransport", maar de pagina "/vervoer" heet "Vervoer". Schrijf "Terug naar Vervoer".';
  expect(reportOn('Terug naar Wegtransport', 'Terug naar Wegtransport')).toEqual([
    `pages/vervoer/p0.json#/blocks/0/back/label ${says}`,
    `pages/vervoer/p1.json#/blocks/0/back/label ${says}`,
  ]);
});

it.each([
  'Terug naar Vervoer',
  'Terug naar Vervoermiddelen',
  'Terug naar alle voertuigen',
  'Alle voertuigen',
])('accepts "%s"', (label) => {
  expect(reportOn(label)).toEqual([]);
});

it('leaves a label unlike the others to left-from-copy', () => {
  expect(reportOn('Terug naar Bouw', 'Terug naar Vervoer', 'Terug naar Vervoer')).toEqual([]);
});
