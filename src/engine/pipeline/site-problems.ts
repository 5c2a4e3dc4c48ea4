import { dedupeOverlapping } from '../diagnostics/dedupe-overlapping.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type SourceFile, withText } from './1-load/source-document.ts';
import { indexSite, type SiteIndex } from './3-facts/site-index.ts';
import { check } from './4-check/check.ts';
import type { SiteRule } from './4-check/rule.ts';
import type { ExaminedFile } from './examine-file.ts';
import { typedPlaces } from './typed-place.ts';

/** What is known of a file by itself. */
export type Examined = ExaminedFile & { file: SourceFile };

/** All problems of files that were examined, those between files included, where their authors typed them. */
export function problemsOf(
  examined: readonly Examined[],
  index: SiteIndex,
  extraRules?: readonly SiteRule[],
): Diagnostic[] {
  const inDocuments = examined.flatMap(({ file: { file }, findings }) =>
    findings.map((finding) => ({ ...finding, file })),
  );
  const found = dedupeOverlapping(
    examined.flatMap(({ problems }) => problems),
    check(understoodSite(examined, index), { inDocuments, extraRules }),
  );
  return asTyped(found, examined);
}

/** The site as it is meant, for rules: what one file hides behind a mistake, no other is blamed for. */
function understoodSite(examined: readonly Examined[], index: SiteIndex): SiteIndex {
  if (examined.every(({ understood }) => understood === undefined)) return index;
  const files = examined.map(({ file, facts, understood }) =>
    understood ? { file: withText(file, understood.text), facts: understood.facts } : { file, facts },
  );
  return { ...indexSite(files, index), inspectedPictures: index.inspectedPictures };
}

function asTyped(problems: readonly Diagnostic[], examined: readonly Examined[]): Diagnostic[] {
  const placers = new Map(
    examined.flatMap(({ file, understood }) =>
      understood ? [[file.file, typedPlaces(file, understood)] as const] : [],
    ),
  );
  return problems.map((problem) => placers.get(problem.file)?.(problem) ?? problem);
}
