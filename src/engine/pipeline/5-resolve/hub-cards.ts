import type { PageCard, PageLink, ResolvedPageCards } from '../../../shared/page/page.ts';
import { lastName } from '../../../shared/page/route.ts';
import type { PageCardsBlock } from '../../../shared/schema-types.ts';
import type { PageSummary } from './page-tree.ts';

/** A hub's list of its child pages; with what they cost a month where all have an example, so that cards can be compared. */
export function hubCards(
  { order, ...block }: PageCardsBlock,
  children: readonly PageSummary[],
): ResolvedPageCards {
  const listed = inOrder(children, order).filter(({ card }) => card !== undefined);
  const isPriced = listed.every(({ example }) => example !== undefined);
  return {
    ...block,
    cards: listed.flatMap(({ path, card, example }): PageCard[] => {
      if (card === undefined) return [];
      const { synonyms: _synonyms, ...shown } = card;
      return [{ path, ...shown, example: isPriced ? example : undefined }];
    }),
    all: block.allTitle ? children.map(linkTo) : [],
  };
}

/** Sorts pages listed in `order` (last path segment) first; others keep their order. */
export function inOrder(pages: readonly PageSummary[], order: readonly string[] = []): PageSummary[] {
  const rank = (path: string): number => {
    const place = order.indexOf(lastName(path));
    return place < 0 ? order.length : place;
  };
  return [...pages].sort((one, other) => rank(one.path) - rank(other.path));
}

/** A page as a link. */
export function linkTo({ path, name }: PageSummary): PageLink {
  return { label: name, path };
}
