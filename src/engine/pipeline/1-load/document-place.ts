import type { DocumentKind } from '../../schema/document-kind.ts';

export interface DocumentPlace {
  kind: DocumentKind;
  /** As `SourceFile.name`. */
  name: string;
}

/** Kind and name of a file by its path in the pages folder; undefined under an unknown name with `_`. */
export function documentPlace(path: string): DocumentPlace | undefined {
  const parts = path.replace(/\.json$/, '').split('/');
  if (path === '_site.json') return { kind: 'site', name: '_site' };
  if (path === '_glossary.json') return { kind: 'glossary', name: '_glossary' };
  if (parts.length === 2 && parts[0] === '_shared' && parts[1]) return { kind: 'shared', name: parts[1] };
  if (parts.some((part) => part.startsWith('_'))) return undefined;
  if (parts.at(-1) === 'index') parts.pop();
  return { kind: 'page', name: `/${parts.join('/')}` };
}
