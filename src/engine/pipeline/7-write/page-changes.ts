import { pathIn } from '../../memo/path-in.ts';
import type { SourceFile } from '../1-load/source-document.ts';
import { lastChanges } from './last-changes.ts';

/** The day of the last commit of each page, by route, where git knows it. */
export async function pageChanges(
  files: readonly SourceFile[],
  pagesFolder: string,
): Promise<ReadonlyMap<string, string>> {
  const changes = await lastChanges(pagesFolder);
  return new Map(
    files.flatMap(({ kind, name, absoluteFile }): [string, string][] => {
      const day = changes.get(pathIn(pagesFolder, absoluteFile));
      return kind === 'page' && day ? [[name, day]] : [];
    }),
  );
}
