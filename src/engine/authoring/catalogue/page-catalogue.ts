import type { ReportedDiagnostic } from '../../../shared/authors/reported-diagnostic.ts';
import type { StudioPage } from '../../../shared/authors/studio.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { publicationInWords, publicationOf } from '../../../shared/page/publication.ts';
import { stringAt } from '../../json/json-shape.ts';
import { metadataOf } from '../../pipeline/1-load/front-matter.ts';
import { wordsOn } from '../../pipeline/4-check/rules/thin-page.ts';
import type { CheckedSite } from '../../pipeline/check-site.ts';

/** Pages sorted by route, with their diagnostics, and all other diagnostics. */
export function pageCatalogue(
  { index }: CheckedSite,
  problems: readonly ReportedDiagnostic[],
): { pages: StudioPage[]; otherProblems: ReportedDiagnostic[] } {
  const byFile = groupBy(problems, ({ file }) => file);
  const pages = index.pages.map((page): StudioPage => {
    const { document, route } = page;
    const title = stringAt(metadataOf(page), 'title') ?? '';
    return {
      path: route,
      title,
      file: document.file,
      publication: publicationInWords(publicationOf(page.head), index.today),
      problems: byFile.get(document.file) ?? [],
      words: wordsOn(page, index),
    };
  });
  const files = new Set(pages.map(({ file }) => file));
  return {
    pages: pages.sort((one, other) => (one.path < other.path ? -1 : 1)),
    otherProblems: problems.filter(({ file }) => !files.has(file)),
  };
}
