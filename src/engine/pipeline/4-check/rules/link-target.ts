import { type Href, lastName, notFoundRoute, parseHref } from '../../../../shared/page/route.ts';
import type { AuthoredLink, InDocument } from '../../3-facts/document-texts.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { bracesAmiss } from '../links/braces-amiss.ts';
import { closestRoute } from '../links/closest-route.ts';
import { offer } from '../links/did-you-mean.ts';
import { filledHref, isOwnAddress } from '../links/filled-href.ts';
import { exampleHint, isWellFormed, kindsOfLink, linkExamples, malformed } from '../links/malformed-link.ts';
import { misnamedRoutes } from '../links/misnamed-routes.ts';
import { missingFile } from '../links/missing-file.ts';
import { withoutDomain } from '../links/own-domain.ts';
import { passedOnTo } from '../links/passed-on.ts';
import { ownFile, suggestFile } from '../links/suggest-file.ts';
import { suggestRoute } from '../links/suggest-route.ts';
import type { Finding, SiteRule } from '../rule.ts';

type Verdict = Pick<Finding, 'message' | 'hint' | 'suggestion' | 'replacement' | 'group'> | undefined;

/** Links to a missing page, the not-found page or an old address. */
export const linkTarget: SiteRule = {
  name: 'link-target',
  severity: 'error',
  checkSite(site) {
    let finder: ReturnType<typeof closestRoute> | undefined;
    // Ordering all addresses takes as long as all links that are right.
    const nearest = (path: string): string | undefined => {
      finder ??= closestRoute(site);
      return finder(path);
    };
    return site.links.flatMap((link) => {
      const href = filledHref(link.href, site);
      if (href !== undefined && isRight(href, site)) return [];
      const verdict =
        href === undefined
          ? bracesAmiss(link, site)
          : (otherForm(link, site) ?? judge({ link, href, site, nearest }));
      if (!verdict) return [];
      const { range } = link;
      const { replacement, ...words } = verdict;
      const known = replacement !== undefined && (!link.inText || range !== undefined);
      return [
        {
          document: link.document,
          pointer: link.pointer,
          range,
          ...words,
          replacement: known ? replacement : undefined,
        },
      ];
    });
  },
};

/** Fast path: nearly all links. */
function isRight(href: Href, site: SiteIndex): boolean {
  if (href.kind !== 'page' || href.path === notFoundRoute) return false;
  const { path } = href;
  return site.routes.has(path) || site.aliases.has(path) || misnamedRoutes(site).has(path);
}

/** An existing page in a nonstandard notation. */
function otherForm({ href }: InDocument<AuthoredLink>, site: SiteIndex): Verdict {
  const file = ownFile(href, site);
  const meant = file ?? suggestRoute(href, site);
  if (meant === undefined) return undefined;
  const own = /^(?:https?:|www\.)/i.test(href);
  const message = own
    ? `De link "${href}" wijst met een heel adres naar een ${file ? 'bestand' : 'pagina'} van deze site zelf.`
    : `De link "${href}" is anders geschreven dan de adressen van deze site.`;
  return { message, hint: `Schrijf "${meant}".`, suggestion: meant, replacement: meant };
}

interface Case {
  link: InDocument<AuthoredLink>;
  href: Href;
  site: SiteIndex;
  nearest: (path: string) => string | undefined;
}

function judge({ link, href, site, nearest }: Case): Verdict {
  switch (href.kind) {
    case 'page':
      return judgePage({ link, path: href.path, site, nearest });
    case 'file':
      if (site.pictureFiles.has(href.path) || site.writtenPaths.has(href.path)) return undefined;
      return missingFile(link.href, { path: href.path, site, nearest });
    case 'outside':
      return judgeOutside(href, { link, site, nearest });
    case 'anchor':
      return undefined;
    case 'unknown':
      return judgeMalformed(link, (path) => suggestFile(path, site) ?? nearest(path));
  }
}

function judgeOutside(
  { scheme, address }: Extract<Href, { kind: 'outside' }>,
  { link, site, nearest }: Omit<Case, 'href'>,
): Verdict {
  const inside = scheme === 'https' ? withoutDomain(`https:${address}`, site) : undefined;
  if (inside !== undefined) {
    const href = parseHref(inside || '/');
    // To the schema of a field the whole address is right.
    const own = { ...link, href: inside, inText: true };
    return isRight(href, site) ? undefined : judge({ link: own, href, site, nearest });
  }
  return isOwnAddress(link.href) || isWellFormed[scheme](address)
    ? passedOn(link.href)
    : malformed(link.href, exampleHint(linkExamples[scheme]));
}

/** In a field the schema reports it, as well as can be without knowing the pages. */
function judgeMalformed({ href, inText }: AuthoredLink, nearest: Case['nearest']): Verdict {
  if (href === '') return inText ? emptyLink : undefined;
  const meant = nearest(href);
  if (meant === undefined && !inText) return undefined;
  return malformed(href, offer(meant, `Een link gaat naar ${kindsOfLink}.`));
}

function judgePage({ link, path, site, nearest }: Omit<Case, 'href'> & { path: string }): Verdict {
  if (path === notFoundRoute) {
    return {
      message: `De link "${link.href}" wijst naar de pagina die zegt dat een pagina niet bestaat.`,
      hint: 'Kies een pagina van de site.',
    };
  }
  // A file without an extension.
  if (site.pictureFiles.has(path)) return undefined;
  const moved = site.movedFrom.get(path);
  if (moved !== undefined) {
    const present = link.href.replace(path, moved);
    return {
      group: path,
      message: `De link "${link.href}" wijst naar een oud adres.`,
      hint: `Schrijf "${present}".`,
      suggestion: present,
      replacement: present,
    };
  }
  const meant = nearest(path);
  return {
    message: `De link "${link.href}" wijst naar een pagina die niet bestaat.`,
    group: path,
    ...offer(meant, 'Kies een pagina van de site of voeg de pagina toe.', movedThere(path, meant, site)),
  };
}

/** A page with the same last name elsewhere may be this one, moved; without any, the page may be gone. */
function movedThere(path: string, meant: string | undefined, { routes }: SiteIndex): string {
  const old = `"movedFrom": ["${path}"]`;
  if (meant === undefined)
    return ` Is de pagina weg? Zet dan in de pagina die ervoor in de plaats komt: ${old}.`;
  const file = routes.get(meant)?.file;
  const hasMoved = file !== undefined && lastName(meant) === lastName(path);
  return hasMoved ? ` Is de pagina daarheen verhuisd? Zet dan in ${file}: ${old}.` : '';
}

const emptyLink: Verdict = {
  message: 'Tussen de haakjes van deze link staat geen adres.',
  hint: `Schrijf waar de link heen gaat, bijvoorbeeld [meer](${linkExamples.page}).`,
  suggestion: linkExamples.page,
};

function passedOn(href: string): Verdict {
  const passed = passedOnTo(href);
  if (passed === undefined) return undefined;
  return {
    message: `De link "${href}" gaat met een omweg naar "${passed}".`,
    hint: `Schrijf "${passed}".`,
    suggestion: passed,
    replacement: passed,
  };
}
