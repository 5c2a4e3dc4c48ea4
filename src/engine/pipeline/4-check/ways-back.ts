import { groupBy } from '../../../shared/group-by.ts';
import { mostFrequent } from '../../../shared/most-frequent.ts';
import type { PlacedBlock } from '../3-facts/page-blocks.ts';
import type { SiteIndex } from '../3-facts/site-index.ts';

type WayBack = NonNullable<PlacedBlock['back']>;

/** The ways back on all pages, by where they lead. */
export function waysBack({ pages }: SiteIndex): ReadonlyMap<string, WayBack[]> {
  const ways = pages.flatMap(({ blocks = [] }) => blocks.flatMap(({ back }) => back ?? []));
  return groupBy(ways, ({ href }) => href);
}

/** What most of them are called. */
export function usualLabel(ways: readonly WayBack[] = []): string | undefined {
  return mostFrequent(ways.map(({ label }) => label));
}
