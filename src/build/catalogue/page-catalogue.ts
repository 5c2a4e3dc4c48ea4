import type { KitPage, KitProblem } from '../../shared/kit.ts';
import { textAt } from '../check/page-blocks.ts';
import { metadataOf } from '../check/page-metadata.ts';
import { wordsOn } from '../check/thin-page.ts';
import { type CheckedSite, indexChecked } from '../check-site.ts';
import type { SiteFolders } from '../site-folders.ts';

/** Every page file with what is wrong with it, sorted by address, and the problems of all other files. */
export function pageCatalogue(
  checked: CheckedSite,
  problems: readonly KitProblem[],
  folders: SiteFolders,
): { pages: KitPage[]; otherProblems: KitProblem[] } {
  const index = indexChecked(checked, folders);
  const ofFile = new Map<string, KitProblem[]>();
  for (const problem of problems) ofFile.set(problem.file, [...(ofFile.get(problem.file) ?? []), problem]);
  const pages = index.pages.map((page): KitPage => {
    const { document, route } = page;
    const title = textAt(metadataOf(page), 'title') ?? '';
    return {
      path: route,
      title,
      file: document.file,
      problems: ofFile.get(document.file) ?? [],
      words: wordsOn(page, index),
    };
  });
  const files = new Set(pages.map(({ file }) => file));
  return {
    pages: pages.sort((one, other) => (one.path < other.path ? -1 : 1)),
    otherProblems: problems.filter(({ file }) => !files.has(file)),
  };
}
