import { isCalculationFragment } from '../../../../shared/calculator/calculation-fragment.ts';
import { unescaped } from '../../../../shared/text/unescaped.ts';
import { closestName } from '../../../text/closest-name.ts';
import { kebabOf } from '../../../text/kebab.ts';
import type { AuthoredLink, InDocument } from '../../3-facts/document-texts.ts';
import { type IndexedPage, meantAnchor, type SiteIndex } from '../../3-facts/site-index.ts';
import { didYouMean } from '../links/did-you-mean.ts';
import { filledHref } from '../links/filled-href.ts';
import { pagesByRoute } from '../pages-by-route.ts';
import { pagesByShared } from '../pages-by-shared.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Links to a missing anchor. */
export const linkAnchor: SiteRule = {
  name: 'link-anchor',
  severity: 'error',
  checkSite(site) {
    return site.links.flatMap((link): Finding[] => {
      const href = filledHref(link.href, site);
      if (!href || !('anchor' in href) || href.anchor === undefined) return [];
      const { anchor } = href;
      // `calculation-link` knows these.
      if (isCalculationFragment(`#${anchor}`)) return [];
      const routes =
        href.kind === 'page' ? [site.aliases.get(href.path) ?? href.path] : pagesShowing(link, site);
      return missingOn(routes, { link, anchor, site });
    });
  },
};

/** Links of `_site.json` show on every page, those of a shared block where it is used. */
function pagesShowing({ document }: InDocument<AuthoredLink>, site: SiteIndex): string[] {
  if (document.kind === 'page') return [document.name];
  if (document.kind !== 'shared') return [...site.anchorsByRoute.keys()];
  return (pagesByShared(site).get(document.name) ?? []).map(({ route }) => route);
}

interface Wanted {
  link: InDocument<AuthoredLink>;
  anchor: string;
  site: SiteIndex;
}

/** Reports the first page only: the link occurs once in the file. */
function missingOn(routes: readonly string[], { link, anchor, site }: Wanted): Finding[] {
  for (const route of routes) {
    const anchors = site.anchorsByRoute.get(route);
    const blocks = pagesByRoute(site).get(route)?.blocks ?? [];
    if (anchors === undefined || anchors.has(anchor) || isStep(anchor, blocks)) continue;
    const name = unescaped(anchor);
    // As the block is called, which the schema reports there.
    const why = blocks.some(({ id }) => id === name)
      ? `die zo niet kan heten: bij het blok zelf klopt "id": "${name}" ook niet.`
      : `die er niet is: pagina "${route}" heeft geen blok met "id": "${anchor}".`;
    const known = [...anchors].map((name) => `"#${name}"`).join(', ');
    const near = closestName(anchor, anchors);
    return [
      {
        document: link.document,
        pointer: link.pointer,
        range: link.range,
        group: `${route}#${anchor}`,
        message: `De link "${link.href}" wijst naar een plek ${why}`,
        hint:
          didYouMean(near && `#${near}`) ??
          (known === '' ? `Geef een blok op die pagina ${idFor(link, anchor)}.` : `Kies uit ${known}.`),
        suggestion: near && link.href.replace(/#.*$/, `#${near}`),
      },
    ];
  }
  return [];
}

/** Whether it is that of a question or outcome of a guide. */
function isStep(anchor: string, blocks: NonNullable<IndexedPage['blocks']>): boolean {
  return blocks.some(
    ({ id, steps = [] }) => id !== undefined && steps.some((key) => `${meantAnchor(id)}-${key}` === anchor),
  );
}

/** What to write in a block, and in the link where its anchor can be no `id`. */
function idFor({ href }: AuthoredLink, anchor: string): string {
  const id = kebabOf(unescaped(anchor)).replace(/^[\d-]+/, '') || 'vragen';
  const link = id === anchor ? '' : `, en schrijf de link zo: "${href.replace(/#.*$/, `#${id}`)}"`;
  return `"id": "${id}"${link}`;
}
