import type { InspectedPictures } from '../src/engine/assets/picture-file.ts';
import type { SourceDocument } from '../src/engine/pipeline/1-load/source-document.ts';
import { pageOutline } from '../src/engine/pipeline/5-resolve/page-outline.ts';
import { authoredPictures } from '../src/engine/pipeline/5-resolve/resolve-checked.ts';
import { type ResolvedPage, resolvePage } from '../src/engine/pipeline/5-resolve/resolve-page.ts';
import { resolveSite, type SiteContext } from '../src/engine/pipeline/5-resolve/resolve-site.ts';

/** A site of documents that were not checked. */
export interface ResolvedDocuments {
  context: SiteContext;
  resolve(path: string): ResolvedPage | undefined;
}

/** Resolves documents as they are, with the pictures that they name as they are. */
export function resolveDocuments(
  documents: readonly SourceDocument[],
  { richTextFields, pictures }: Pick<SiteContext, 'richTextFields'> & { pictures: InspectedPictures },
): ResolvedDocuments {
  const pages = documents.filter(({ kind }) => kind === 'page');
  const context = resolveSite({
    documents: documents.filter(({ kind }) => kind !== 'page'),
    outlines: pages.map(pageOutline),
    richTextFields,
    pictures: authoredPictures(pictures),
    namedPictures: pictures.named,
    hasSocialPictures: false,
  });
  return {
    context,
    resolve(path) {
      const page = pages.find(({ name }) => name === path);
      return page && resolvePage({ path, value: page.value }, context);
    },
  };
}
