import { notFoundRoute } from '../../../../shared/page/route.ts';
import { cachingRules } from '../../../../shared/site/response-headers.ts';
import { functionsPath, healthPath } from '../../../../shared/site/server-paths.ts';
import { capitalised } from '../../../../shared/text/capitalised.ts';
import { isDeviceName } from '../../../text/device-name.ts';
import type { IndexedPage, SiteIndex } from '../../3-facts/site-index.ts';
import { removeItem } from '../remove-item.ts';
import type { Finding, SiteRule } from '../rule.ts';
import { originalFirst } from '../which-is-copy.ts';

/** Addresses claimed twice, reserved or impossible, public files included. */
export const routeClash: SiteRule = {
  name: 'route-clash',
  severity: 'error',
  checkSite(site) {
    const owners = new Map<string, Claim>();
    const betweenPages = claimsOf(site).flatMap((claim): Finding[] => {
      const { page, pointer, path } = claim;
      const message = whyReserved(claim, site);
      if (message !== undefined)
        return [{ document: page.document, pointer, message, hint: 'Kies een ander adres.' }];
      const present = owners.get(path);
      const [owner, weaker] = present === undefined ? [claim] : strongestFirst([present, claim], site);
      owners.set(path, owner);
      // Two files of one address bring the same other addresses.
      if (weaker === undefined || (claim.field !== 'page' && isOtherFileOf(weaker.page, owner.page)))
        return [];
      return [{ document: weaker.page.document, pointer: weaker.pointer, ...clash(weaker, owner) }];
    });
    return [...betweenPages, ...writtenTwice(site)];
  },
};

function isOtherFileOf(page: IndexedPage, other: IndexedPage): boolean {
  return page !== other && page.route === other.route;
}

/** Of two alike that of the original: a copy brings all addresses along. */
function strongestFirst(
  [present, claim]: readonly [Claim, Claim],
  site: SiteIndex,
): readonly [owner: Claim, weaker: Claim] {
  if (present.field !== claim.field || present.page === claim.page) return [present, claim];
  const [original] = originalFirst([present.page, claim.page], site);
  return original === present.page ? [present, claim] : [claim, present];
}

/** Public files that the build overwrites. */
function writtenTwice({ publicFolder, pictureFiles, writtenPaths }: SiteIndex): Finding[] {
  return [...pictureFiles]
    .filter((path) => writtenPaths.has(path))
    .map((path) => ({
      document: { file: `${publicFolder}${path}` },
      pointer: '',
      message: `Het bestand "${path.slice(1)}" schrijft de site zelf.`,
      hint: 'Haal dit bestand weg of geef het een andere naam.',
    }));
}

type Field = 'page' | 'aliases' | 'movedFrom';

interface Claim {
  page: IndexedPage;
  field: Field;
  pointer: string;
  path: string;
}

/** Strongest first (pages, aliases, old addresses), so that the weaker claim is reported. */
function claimsOf({ pages }: SiteIndex): Claim[] {
  return [
    ...pages.map((page): Claim => ({ page, field: 'page', pointer: '', path: page.route })),
    ...pages.flatMap((page) => page.aliases.map((alias): Claim => ({ page, field: 'aliases', ...alias }))),
    ...pages.flatMap((page) => page.movedFrom.map((old): Claim => ({ page, field: 'movedFrom', ...old }))),
  ];
}

/** Hosts and our server have rules of their own for what is in them. */
const reservedFolders = new Set(
  [...cachingRules.map(({ pattern }) => pattern), functionsPath].map((path) => path.split('/')[1]),
);

function whyReserved(claim: Claim, site: SiteIndex): string | undefined {
  const { path, field } = claim;
  if (isReserved(claim, site)) return `Het adres "${path}" is al in gebruik door de site zelf.`;
  const device = path.split('/').find(isDeviceName);
  // Of an old address there is no file.
  if (device === undefined || field === 'movedFrom') return undefined;
  return `Op een computer met Windows kan een bestand of map niet "${device}" heten.`;
}

/** `index` would overwrite the page of the folder, HTML a file of the same name. */
function isReserved({ path, field }: Claim, { pictureFiles, writtenPaths }: SiteIndex): boolean {
  const names = path.slice(1).split('/');
  if (path === healthPath || writtenPaths.has(path)) return true;
  if (reservedFolders.has(names[0]) || names.at(-1) === 'index') return true;
  if (['', '.html', '.json'].some((ending) => pictureFiles.has(path + ending))) return true;
  // A page below it would lead back to the page for what is not there.
  return path.startsWith(`${notFoundRoute}/`) || (path === notFoundRoute && field !== 'page');
}

function clash({ page, field, path }: Claim, owner: Claim): Pick<Finding, 'message' | 'hint'> {
  const same = page === owner.page;
  const { file } = owner.page.document;
  if (field === 'page') {
    return {
      message: `Het adres "${path}" heeft twee bestanden: dit bestand en "${file}".`,
      hint: 'Verwijder een van de twee of geef het een andere naam.',
    };
  }
  const whose: Record<Field, string> = {
    page: same ? 'is het adres van deze pagina zelf' : `is al het adres van "${file}"`,
    aliases: `staat al bij "aliases" in ${same ? 'dit bestand' : `"${file}"`}`,
    movedFrom: `staat al bij "movedFrom" in ${same ? 'dit bestand' : `"${file}"`}`,
  };
  const way = removeItem(`haal het weg uit "${field}"`, { field, count: page[field].length });
  return { message: `"${path}" ${whose[owner.field]}.`, hint: `${capitalised(way)}.` };
}
