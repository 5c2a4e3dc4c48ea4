import { expect, test } from 'vitest';
import { colourPartners, minContrast, usualPartner } from '../../shared/site/colour-partners.ts';
import { contrast } from '../../shared/site/contrast.ts';
import { globalCss } from '../../view/theme/global-css.ts';
import { readTokens } from './read-tokens.ts';

const tokens = readTokens();
const colours = new Map(tokens.colours.map((colour) => [colour.name, colour]));

test('every custom property of the theme is in one group', () => {
  const declared = new Set([...globalCss.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  const grouped = Object.values(tokens).flatMap((group) => group.map(({ name }: { name: string }) => name));
  expect(grouped.toSorted()).toEqual([...declared].toSorted());
});

test('every colour of the table exists in the theme, and so does its partner', () => {
  const named = Object.entries(colourPartners).flatMap(([name, partner]) => [name, partner.name]);
  expect(named.filter((name) => !colours.has(name))).toEqual([]);
});

test.each(tokens.colours)('$name and its usual partner differ enough in light and dark', (colour) => {
  const partner = colourPartners[colour.name] ?? usualPartner;
  const other = colours.get(partner.name);
  for (const scheme of ['light', 'dark'] as const) {
    const measured = contrast(colour[scheme], other?.[scheme] ?? '');
    expect(measured, scheme).toBeGreaterThanOrEqual(minContrast[partner.use]);
  }
});
