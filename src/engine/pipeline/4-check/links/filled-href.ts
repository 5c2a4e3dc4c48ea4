import { memoized } from '../../../../shared/memoized.ts';
import { type Href, parseHref } from '../../../../shared/page/route.ts';
import { filledText } from '../../../text/fill-site-values.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { doubledBraces } from '../marks/site-values.ts';

/** Parses an address with site values filled in; undefined when a brace is wrong, which `site-value` and `text-marks` report. */
export function filledHref(href: string, site: SiteIndex): Href | undefined {
  return readerOf(site)(href);
}

/** Addresses repeat over thousands of pages and several rules. */
const readerOf = memoized(
  ({ siteValues }: SiteIndex) =>
    memoized((href: string): Href | undefined => {
      if (href.search(doubledBraces.pattern) >= 0) return undefined;
      const filled = siteValues ? filledText(href, siteValues) : href;
      return filled.includes('{') ? undefined : parseHref(filled);
    }),
  new WeakMap(),
);

/** Whether a link is to the mail address or number of the site: what is wrong with these, the schema reports in its file. */
export function isOwnAddress(href: string): boolean {
  return /^(?:mailto:\{email\}(?:\?\S*)?|tel:\{phone\})$/.test(href);
}
