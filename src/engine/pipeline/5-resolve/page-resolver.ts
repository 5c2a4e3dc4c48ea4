import { parsedValue } from '../1-load/parse-document.ts';
import type { SourceFile } from '../1-load/source-document.ts';
import { type ResolvedPage, resolvePage } from './resolve-page.ts';
import type { SiteContext } from './resolve-site.ts';

/** Resolves a page by address; undefined when there is none. */
export type PageResolver = (path: string) => ResolvedPage | undefined;

/** Makes a lazy resolver for validated files. */
export function pageResolver(files: readonly SourceFile[], context: SiteContext): PageResolver {
  const byPath = new Map(files.filter(({ kind }) => kind === 'page').map((file) => [file.name, file]));
  return (path) => {
    const file = byPath.get(path);
    return file && resolvePage({ path, value: parsedValue(file) }, context);
  };
}
