import { filledHref } from '../links/filled-href.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Links of a page to that page: left from the page it was copied from, or from the list it stands in. */
export const selfLink: SiteRule = {
  name: 'self-link',
  severity: 'warning',
  canBeIgnored: true,
  checkSite(site) {
    return site.links.flatMap((link): Finding[] => {
      const { document, pointer, range, inText } = link;
      // A page names its own address in "canonical", and in the "path" of a form that it answers itself.
      // The way back is judged by `left-from-copy`.
      const isFollowed = inText || (pointer.endsWith('/href') && !pointer.endsWith('/back/href'));
      const href = isFollowed && document.kind === 'page' ? filledHref(link.href, site) : undefined;
      // With a place or a choice the visitor gets something that the page did not show.
      if (href?.kind !== 'page' || href.anchor !== undefined || href.query !== undefined) return [];
      if ((site.aliases.get(href.path) ?? href.path) !== document.name) return [];
      const message = `De link "${link.href}" leidt naar de pagina waarop hij staat.`;
      const hint = 'Kies een andere pagina, of haal de link weg.';
      return [{ document, pointer, range, message, hint }];
    });
  },
};
