import type { Unchecked, UncheckedObject } from '../../../shared/json/unchecked.ts';
import { parentRoute } from '../../../shared/page/route.ts';
import type { HeroBlock, Link, PageDocument } from '../../../shared/schema-types.ts';
import { listAt, objectAt, stringOrEmptyAt } from '../../json/json-shape.ts';
import type { MovedDocument } from './move-document.ts';

/** Dutch to-dos: back links that no longer lead to the parent. */
export function leftBehind(plan: readonly MovedDocument[]): string[] {
  return plan.flatMap(({ before, after: { file, name, value } }) => {
    const above = parentRoute(name);
    if (before.name === name || above === undefined || above === parentRoute(before.name)) return [];
    return backLinks(value)
      .filter(({ href }) => href !== above)
      .map(
        ({ label, href }) =>
          `Kijk na in ${file}: de link "${label}" gaat naar "${href}", maar de pagina staat nu onder "${above}".`,
      );
  });
}

function backLinks(value: Unchecked<PageDocument> | undefined): { label: string; href: string }[] {
  return listAt(value, 'blocks').flatMap((block: Unchecked<HeroBlock>) => {
    const back: UncheckedObject<Link> = objectAt(block, 'back');
    const href = stringOrEmptyAt(back, 'href');
    return href === '' ? [] : [{ label: stringOrEmptyAt(back, 'label'), href }];
  });
}
