import { type Href, parseHref } from '../../../../shared/route.ts';
import { fillSiteValues } from '../../../text/fill-site-values.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';

/** What was found before, by site: the same addresses stand on thousands of pages, and several checks ask for each. */
const answers = new WeakMap<SiteIndex, Map<string, Href | undefined>>();

/**
 * Where an author's address leads once the site values are in it.
 * Undefined while a brace is left: the check of the site values says what is wrong with that.
 */
export function filledHref(href: string, site: SiteIndex): Href | undefined {
  let known = answers.get(site);
  if (known === undefined) {
    known = new Map();
    answers.set(site, known);
  }
  if (!known.has(href)) known.set(href, readHref(href, site));
  return known.get(href);
}

function readHref(href: string, { siteValues }: SiteIndex): Href | undefined {
  const filled = href.includes('{') && siteValues ? fillSiteValues(href, siteValues) : href;
  return typeof filled !== 'string' || filled.includes('{') ? undefined : parseHref(filled);
}
