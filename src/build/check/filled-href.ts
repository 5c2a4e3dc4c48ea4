import { type Href, parseHref } from '../../shared/route.ts';
import { fillSiteValues } from '../resolve/fill-site-values.ts';
import type { SiteIndex } from './site-index.ts';

/**
 * Where an author's address leads once the site values are in it.
 * Undefined while a brace is left: the check of the site values says what is wrong with that.
 */
export function filledHref(href: string, { siteValues }: SiteIndex): Href | undefined {
  const filled = href.includes('{') && siteValues ? fillSiteValues(href, siteValues) : href;
  return typeof filled !== 'string' || filled.includes('{') ? undefined : parseHref(filled);
}
