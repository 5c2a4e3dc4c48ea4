import { groupBy } from '../../../shared/group-by.ts';
import { memoized } from '../../../shared/memoized.ts';
import { mostFrequent } from '../../../shared/most-frequent.ts';
import type { PlacedBlock } from '../3-facts/page-blocks.ts';
import type { SiteIndex } from '../3-facts/site-index.ts';

type WayBack = NonNullable<PlacedBlock['back']>;

/** The ways back on all pages, by where they lead. */
export const waysBack = memoized(({ pages }: SiteIndex): ReadonlyMap<string, WayBack[]> => {
  const ways = pages.flatMap(({ blocks = [] }) => blocks.flatMap(({ back }) => back ?? []));
  return groupBy(ways, ({ href }) => href);
}, new WeakMap());

/** What most of them are called, by where they lead. */
export const usualLabels = memoized((site: SiteIndex): ReadonlyMap<string, string | undefined> => {
  const labels = Array.from(
    waysBack(site),
    ([href, ways]) => [href, ways.map(({ label }) => label)] as const,
  );
  return new Map(labels.map(([href, ofPage]) => [href, mostFrequent(ofPage)]));
}, new WeakMap());
