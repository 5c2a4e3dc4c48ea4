import { schemaOfKind } from '../../schema/document-kind.ts';
import { folderOf, relativePath } from '../../text/resolve-path.ts';
import type { SourceFile } from '../1-load/source-document.ts';
import { pathInPages, type SiteIndex } from './site-index.ts';

type Place = Pick<SourceFile, 'kind' | 'file' | 'absoluteFile'>;

/** The `$schema` by which a text editor finds the schema of a file, wherever its pages stand. */
export function schemaReference(place: Place, site: SiteIndex): string {
  const schema = `${site.schemasFolder}/${schemaOfKind[place.kind]}`;
  return relativePath(folderOf(place.absoluteFile), schema) ?? referenceBesidePages(place, site);
}

/** The same with `schemas/` beside the pages, also where it is not: they may be a copy. */
export function referenceBesidePages({ kind, file }: Place, site: SiteIndex): string {
  return `${'../'.repeat(pathInPages(file, site).split('/').length)}schemas/${schemaOfKind[kind]}`;
}
