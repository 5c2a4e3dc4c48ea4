import { memoized } from '../../../../shared/memoized.ts';
import { parseHref } from '../../../../shared/page/route.ts';
import { kebabOf } from '../../../text/kebab.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';

/** The addresses that pages get once their files have a good name, which `route-name` asks for. */
export const misnamedRoutes = memoized(({ routes }: SiteIndex): ReadonlySet<string> => {
  const wrong = [...routes.keys()].filter(isMisnamed);
  return new Set(wrong.map((route) => route.split('/').map(kebabOf).join('/')));
}, new WeakMap());

/** Whether an address cannot exist, because of the name of its file or folder. */
export function isMisnamed(route: string): boolean {
  return parseHref(route).kind !== 'page';
}
