import type { StudioScreen } from '../../shared/studio.ts';
import type { SiteIndex } from '../pipeline/3-facts/site-index.ts';

interface Asked {
  query: URLSearchParams;
  /** Absent until it was read. */
  site: Pick<SiteIndex, 'aliases' | 'movedFrom'> | undefined;
}

/** The screen for an address below `/_kit` that has none: of a page or a file, it says that this is not there. */
export function missingScreen(path: string, { query, site }: Asked): StudioScreen {
  const missing = { name: 'missing', path: `/_kit${path}` } as const;
  if (site === undefined) return missing;
  const isEditor = path === '/bewerken';
  const page = isEditor ? query.get('pagina') : pageOfScreen.exec(path)?.[1];
  if (page) {
    const movedTo = site.aliases.get(page) ?? site.movedFrom.get(page);
    return { ...missing, page, ...(movedTo === undefined ? {} : { movedTo }) };
  }
  const file = isEditor ? query.get('bestand') : null;
  return file ? { ...missing, file } : missing;
}

const pageOfScreen = /^\/paginas(\/.+)$/;
