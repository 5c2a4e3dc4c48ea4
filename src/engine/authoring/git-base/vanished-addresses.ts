import { publicationOf, unpublishedOn } from '../../../shared/page/publication.ts';
import { notFoundRoute, parentRoutes } from '../../../shared/page/route.ts';
import { today } from '../../../shared/text/today.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { documentPlace } from '../../pipeline/1-load/document-place.ts';
import { git } from '../../pipeline/1-load/git.ts';
import { addressesOf, furtherAddresses } from '../../pipeline/1-load/page-addresses.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { type BaseVersion, readBase } from './read-base.ts';

/**
 * Reports addresses of `base` that nothing serves or redirects any more, at their likely successor.
 * @throws CouldNotRunError as `readBase`
 */
export async function vanishedAddresses(
  documents: readonly SourceDocument[],
  pagesFolder: string,
  base: string,
): Promise<Diagnostic[]> {
  const all = documents.filter(({ kind }) => kind === 'page');
  const pages = all.filter(isServed);
  const present = new Set(pages.flatMap(({ name, value }) => addressesOf(name, value)));
  const known = await readBase(pagesFolder, base);
  const version = { ...known, pages: known.pages.filter(isServed) };
  const successor = successorFinder(pages, version, pagesFolder);
  const hidden = new Map(all.filter((page) => !isServed(page)).map((page) => [page.name, page]));
  const taken = version.pages.flatMap(({ route }) => hidden.get(route) ?? []);
  const missing = version.pages
    .filter(({ route }) => !hidden.has(route))
    .flatMap(({ route, value }) => {
      const page = route === notFoundRoute ? undefined : successor(route);
      if (page === undefined) return [];
      const addresses = addressesOf(route, value).filter((address) => !present.has(address));
      return addresses.map((address) => ({ address, page }));
    });
  const vanished = missing.map(({ address, page }): Diagnostic => {
    const sameFile = missing.filter((other) => other.page === page);
    const line = movedFromLine(
      page,
      sameFile.map((other) => other.address),
    );
    return {
      rule: 'vanished-address',
      severity: 'error',
      file: page.file,
      place: { pointer: '' },
      message: `Het adres "${address}" bestaat in ${base}, maar hier niet meer: wie het bewaarde, vindt niets.`,
      hint: `Kies de pagina die het best past, bijvoorbeeld ${page.file}, en zet daarin: ${line}`,
    };
  });
  return [...vanished, ...taken.map((page) => takenOffline(page, base))];
}

/** Whether its addresses lead somewhere; those of a page that ended do, too. */
function isServed({ value }: Pick<SourceDocument, 'value'>): boolean {
  const why = unpublishedOn(today(), publicationOf(value));
  return why === undefined || why === 'ended';
}

function takenOffline({ file, name, value }: SourceDocument, base: string): Diagnostic {
  const field = publicationOf(value).draft ? 'draft' : 'from';
  return {
    rule: 'vanished-address',
    severity: 'error',
    file,
    place: { pointer: `/${field}` },
    message: `Bezoekers zien "${name}" in ${base} al, en met "${field}" vinden ze daar niets meer.`,
    hint: `Haal "${field}" weg. Moet de pagina van de site, schrijf dan "until" met de laatste dag: daarna komen bezoekers op de pagina erboven.`,
  };
}

function movedFromLine({ value }: SourceDocument, missing: readonly string[]): string {
  const { movedFrom } = furtherAddresses(value);
  return `"movedFrom": [${[...movedFrom, ...missing].map((path) => JSON.stringify(path)).join(', ')}],`;
}

/** In order: itself, git's rename, a new page of that name, the nearest parent. */
function successorFinder(
  pages: readonly SourceDocument[],
  { commit, pages: old }: BaseVersion,
  pagesFolder: string,
): (route: string) => SourceDocument | undefined {
  const byRoute = new Map(pages.map((page) => [page.name, page]));
  const oldRoutes = new Set(old.map(({ route }) => route));
  const added = pages.filter(({ name }) => !oldRoutes.has(name));
  const renamed = renamedRoutes(pagesFolder, commit);
  return (route) => {
    const lastName = route.slice(route.lastIndexOf('/'));
    const above = parentRoutes(route)
      .reverse()
      .find((parent) => byRoute.has(parent));
    return (
      byRoute.get(route) ??
      byRoute.get(renamed.get(route) ?? '') ??
      added.find(({ name }) => name.endsWith(lastName)) ??
      byRoute.get(above ?? '/') ??
      pages[0]
    );
  };
}

/** Old route → new route, by git. */
function renamedRoutes(pagesFolder: string, commit: string): Map<string, string> {
  const args = ['diff', '--name-status', '--relative', '-z', '-M', '--diff-filter=R', commit, '--', '.'];
  const fields = git(pagesFolder, args)?.toString('utf8').split('\0') ?? [];
  const routes = new Map<string, string>();
  for (let index = 0; index + 2 < fields.length; index += 3) {
    const from = documentPlace(fields[index + 1] ?? '');
    const to = documentPlace(fields[index + 2] ?? '');
    if (from && to) routes.set(from.name, to.name);
  }
  return routes;
}
