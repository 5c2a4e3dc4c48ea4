import type { JsonValue } from '../json/json-value.ts';
import { dutchDate } from '../text/dutch-date.ts';
import { isDay } from '../text/is-day.ts';

/** When visitors see a page. Days as `YYYY-MM-DD`, both included. */
export interface Publication {
  draft?: boolean;
  from?: string;
  until?: string;
}

/** Why visitors do not see a page; `ended` pages were public before. */
export type Unpublished = 'draft' | 'early' | 'ended';

/** The fields of a page that say when it is public; those of the wrong type and days that do not exist are left out. */
export function publicationOf(page: JsonValue | undefined): Publication {
  if (typeof page !== 'object' || page === null || Array.isArray(page)) return {};
  const { draft, from, until } = page;
  return {
    draft: typeof draft === 'boolean' ? draft : undefined,
    from: typeof from === 'string' && isDay(from) ? from : undefined,
    until: typeof until === 'string' && isDay(until) ? until : undefined,
  };
}

/** Why visitors do not see a page on a day; undefined when they do. */
export function unpublishedOn(day: string, { draft, from, until }: Publication): Unpublished | undefined {
  if (draft) return 'draft';
  if (from !== undefined && day < from) return 'early';
  return until !== undefined && day > until ? 'ended' : undefined;
}

/** What an author reads about a page that visitors do not always see, in Dutch; undefined when they always do. */
export function publicationInWords(publication: Publication, day: string): string | undefined {
  const { from, until } = publication;
  switch (unpublishedOn(day, publication)) {
    case 'draft':
      return 'Concept: bezoekers zien deze pagina niet';
    case 'early':
      return `Nog niet online: bezoekers zien deze pagina vanaf ${dutchDate(from ?? '')}`;
    case 'ended':
      return `Niet meer online: bezoekers zagen deze pagina tot en met ${dutchDate(until ?? '')}`;
    case undefined:
      return until === undefined ? undefined : `Online tot en met ${dutchDate(until)}`;
  }
}
