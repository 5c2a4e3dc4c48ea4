import { expect, it } from 'vitest';
import { testSite } from '../../../../tests/engine/support/test-site.ts';
import type { SiteIndex } from '../3-facts/site-index.ts';
import { backLabel } from './rules/back-label.ts';
import { leftFromCopy } from './rules/left-from-copy.ts';

/** A hub with so many pages below it, and how often the labels of their links back are read. */
function hubWith(count: number): { site: SiteIndex; reads: () => number } {
  let reads = 0;
  const page = (name: string, href: string) => ({
    name,
    blocks: [{ type: 'hero', title: name, text: 'Een tekst.', back: { label: 'Terug naar Kranen', href } }],
  });
  const below = Array.from({ length: count }, (_, at) => [
    `kranen/type-${at}.json`,
    page(`Type ${at}`, '/kranen'),
  ]);
  const site = testSite({ 'kranen/index.json': page('Kranen', '/'), ...Object.fromEntries(below) });
  for (const { back } of site.pages.flatMap(({ blocks = [] }) => blocks)) {
    const label = back?.label;
    const get = (): string | undefined => {
      reads += 1;
      return label;
    };
    if (back) Object.defineProperty(back, 'label', { get });
  }
  return { site, reads: () => reads };
}

it.each([leftFromCopy, backLabel])(
  'reads links back in proportion to the pages, as $name',
  ({ checkSite }) => {
    const [few, many] = [hubWith(10), hubWith(40)];
    for (const { site } of [few, many]) expect(checkSite(site)).toEqual([]);
    expect(few.reads()).toBeGreaterThan(0);
    expect(many.reads()).toBeLessThan(few.reads() * 5);
  },
);
