import { groupBy } from '../../../shared/group-by.ts';
import { gitNames } from '../../pipeline/1-load/git.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { documentTexts } from '../../pipeline/3-facts/document-texts.ts';
import { markdownCode, markdownText } from '../../text/markdown-text.ts';

/** A file of `public/` with another content. */
export interface ChangedPicture {
  /** Site path. */
  path: string;
  /** Routes of pages and names of other documents that show it. */
  namedIn: string[];
}

/** The public files that pages name and that have another content than at a commit, under the same name. */
export function changedPictures(
  { public: folder }: Pick<SiteFolders, 'public'>,
  commit: string,
  documents: readonly SourceDocument[],
): ChangedPicture[] {
  const args = ['diff', '--name-only', '--relative', '-z', '--diff-filter=M', commit, '--', '.'];
  const changed = gitNames(folder, args);
  if (changed.length === 0) return [];
  const uses = groupBy(documents.flatMap(pictureUses), ({ src }) => src);
  return changed.flatMap((file) => {
    const path = `/${file}`;
    const namedIn = uses.get(path)?.map(({ name }) => name);
    return namedIn ? [{ path, namedIn }] : [];
  });
}

/** The pictures of a document, each once. */
function pictureUses({ name, value = null }: SourceDocument): { src: string; name: string }[] {
  return [...new Set(documentTexts(value).pictures.map(({ src }) => src))].map((src) => ({ src, name }));
}

/** Their lines in a report. */
export function pictureLines(pictures: readonly ChangedPicture[]): string[] {
  if (pictures.length === 0) return [];
  const lines = pictures.map(
    ({ path, namedIn }) =>
      `- \`${markdownText(path)}\` is een andere afbeelding; te zien op ${namedIn.map(markdownCode).join(', ')}`,
  );
  return ['## Andere afbeeldingen onder dezelfde naam', '', ...lines, ''];
}
