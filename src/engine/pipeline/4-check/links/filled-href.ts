import { type Href, parseHref } from '../../../../shared/route.ts';
import { filledText } from '../../../text/fill-site-values.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';

/** Memo per site: addresses repeat over thousands of pages and several rules. */
const answers = new WeakMap<SiteIndex, Map<string, Href | undefined>>();

/** Parses an address with site values filled in; undefined when a brace remains, which `site-value` reports. */
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
  const filled = siteValues ? filledText(href, siteValues) : href;
  return filled.includes('{') ? undefined : parseHref(filled);
}
