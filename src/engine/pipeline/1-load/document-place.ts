import type { DocumentKind } from '../../schema/document-kind.ts';

/** What a file is for, by its place. */
export interface DocumentPlace {
  kind: DocumentKind;
  /** The route of a page, the name of a shared block, `_site` for the site, `_glossary` for the glossary. */
  name: string;
}

/**
 * What a JSON file is for, by its path inside the pages folder (with forward slashes);
 * undefined for files and folders that begin with `_` and have no meaning.
 */
export function documentPlace(path: string): DocumentPlace | undefined {
  const parts = path.replace(/\.json$/, '').split('/');
  if (path === '_site.json') return { kind: 'site', name: '_site' };
  if (path === '_glossary.json') return { kind: 'glossary', name: '_glossary' };
  if (parts.length === 2 && parts[0] === '_shared' && parts[1]) return { kind: 'shared', name: parts[1] };
  if (parts.some((part) => part.startsWith('_'))) return undefined;
  if (parts.at(-1) === 'index') parts.pop();
  return { kind: 'page', name: `/${parts.join('/')}` };
}
