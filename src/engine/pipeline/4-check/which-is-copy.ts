import { lastName } from '../../../shared/page/route.ts';
import { stringAt } from '../../json/json-shape.ts';
import { isCopyName } from '../../text/copy-name.ts';
import { kebabOf } from '../../text/kebab.ts';
import type { IndexedPage, SiteIndex } from '../3-facts/site-index.ts';
import { isMisnamed } from './links/misnamed-routes.ts';

/** Puts two pages that say the same in order: the likely original, then its copy. */
export function originalFirst(
  pair: readonly [IndexedPage, IndexedPage],
  { isNew }: Pick<SiteIndex, 'isNew'>,
): readonly [original: IndexedPage, copy: IndexedPage] {
  const [one, other] = pair;
  const signs = [
    ({ route }: IndexedPage): boolean => isMisnamed(route),
    ({ route }: IndexedPage): boolean => isCopyName(lastName(route)),
    ({ document }: IndexedPage): boolean => isNew?.(document.absoluteFile) ?? false,
    hasNameOfAnother,
  ];
  const sign = signs.find((isCopy) => isCopy(one) !== isCopy(other));
  return sign?.(one) ? [other, one] : [one, other];
}

function hasNameOfAnother({ head = {}, route }: IndexedPage): boolean {
  const name = stringAt(head, 'name');
  return name !== undefined && kebabOf(name) !== lastName(route);
}
