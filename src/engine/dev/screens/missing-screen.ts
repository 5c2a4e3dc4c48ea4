import type { StudioScreen } from '../../../shared/authors/studio.ts';
import { editorQuery, studioParts, studioPath } from '../../../shared/authors/studio-addresses.ts';
import { parentRoutes } from '../../../shared/page/route.ts';
import type { SiteIndex } from '../../pipeline/3-facts/site-index.ts';

interface Asked {
  query: URLSearchParams;
  /** Absent until it was read. */
  site: Pick<SiteIndex, 'aliases' | 'movedFrom' | 'routes' | 'pagesFolder'> | undefined;
}

/** The screen for an address of the studio that has none: of a page or a file, it says that this is not there. */
export function missingScreen(path: string, { query, site }: Asked): StudioScreen {
  const missing = { name: 'missing', path: `${studioPath}${path}` } as const;
  if (site === undefined) return missing;
  const isEditor = path === `/${studioParts.editor}`;
  const page = isEditor ? query.get(editorQuery.page) : pageOfScreen.exec(path)?.[1];
  const documents = (...paths: string[]): { file: string; path: string }[] =>
    paths.map((path) => ({ file: `${site.pagesFolder}/${path}`, path }));
  if (page) {
    const successor = site.movedFrom.get(page);
    // A page that was removed leaves its visitors to the one above it, and is nowhere now.
    const isRemoved = successor !== undefined && parentRoutes(page).includes(successor);
    const route = site.aliases.get(page) ?? (isRemoved ? undefined : successor);
    const file = route === undefined ? undefined : site.routes.get(route)?.file;
    const movedTo = route !== undefined && file !== undefined && { movedTo: { route, file } };
    const name = page.slice(1);
    const paths = name === '' ? ['index.json'] : [`${name}.json`, `${name}/index.json`];
    return { ...missing, page, ...movedTo, documents: documents(...paths) };
  }
  const file = isEditor ? query.get(editorQuery.file) : null;
  return file ? { ...missing, file, documents: documents(file) } : missing;
}

const pageOfScreen = new RegExp(`^/${studioParts.pages}(/.+)$`);
