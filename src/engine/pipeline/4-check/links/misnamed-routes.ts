import { parseHref } from '../../../../shared/route.ts';
import { kebabOf } from '../../../text/kebab.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';

const answers = new WeakMap<SiteIndex['routes'], ReadonlySet<string>>();

/** The addresses that pages get once their files have a good name, which `route-name` asks for. */
export function misnamedRoutes({ routes }: Pick<SiteIndex, 'routes'>): ReadonlySet<string> {
  const known = answers.get(routes);
  if (known !== undefined) return known;
  const wrong = [...routes.keys()].filter(isMisnamed);
  const right = new Set(wrong.map((route) => route.split('/').map(kebabOf).join('/')));
  answers.set(routes, right);
  return right;
}

/** Whether an address cannot exist, because of the name of its file or folder. */
export function isMisnamed(route: string): boolean {
  return parseHref(route).kind !== 'page';
}
