import { type DocumentKind, singleDocuments, singleKinds } from '../../../shared/page/document-kind.ts';

export interface DocumentPlace {
  kind: DocumentKind;
  /** As `SourceFile.name`. */
  name: string;
}

const sharedFolder = '_shared';
const ownPlaces: ReadonlyMap<string, DocumentPlace> = new Map(
  singleKinds.map((kind) => [
    singleDocuments[kind],
    { kind, name: singleDocuments[kind].replace(/\.json$/, '') },
  ]),
);

/** What stands in the pages folder under a name with `_` and means something: a folder, then files. */
export const knownNames: readonly string[] = [sharedFolder, ...ownPlaces.keys()];

/** Kind and name of a file by its path in the pages folder; undefined under an unknown name with `_`. */
export function documentPlace(path: string): DocumentPlace | undefined {
  const own = ownPlaces.get(path);
  if (own) return own;
  const parts = path.replace(/\.json$/, '').split('/');
  if (parts.length === 2 && parts[0] === sharedFolder && parts[1]) return { kind: 'shared', name: parts[1] };
  if (parts.some((part) => part.startsWith('_'))) return undefined;
  if (parts.at(-1) === 'index') parts.pop();
  return { kind: 'page', name: `/${parts.join('/')}` };
}
