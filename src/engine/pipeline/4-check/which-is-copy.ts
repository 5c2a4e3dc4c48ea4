import type { IndexedPage, SiteIndex } from '../3-facts/site-index.ts';
import { isMisnamed } from './links/misnamed-routes.ts';

const copyName = /(?:^|[-_ (])(?:kopie|copy|copie|duplicaat|nieuw|oud|backup|v?\d+)\)?$/i;

/** Puts two pages that say the same in order: the likely original, then its copy. */
export function originalFirst(
  pair: readonly [IndexedPage, IndexedPage],
  { isNew }: Pick<SiteIndex, 'isNew'>,
): readonly [original: IndexedPage, copy: IndexedPage] {
  const [one, other] = pair;
  const signs = [
    ({ route }: IndexedPage): boolean => isMisnamed(route),
    ({ route }: IndexedPage): boolean => copyName.test(route),
    ({ document }: IndexedPage): boolean => isNew?.(document.absoluteFile) ?? false,
  ];
  const sign = signs.find((isCopy) => isCopy(one) !== isCopy(other));
  return sign?.(one) ? [other, one] : [one, other];
}
