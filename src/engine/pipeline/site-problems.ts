import { dedupeOverlapping } from '../diagnostics/dedupe-overlapping.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { withPagesFolder } from '../text/with-pages-folder.ts';
import { type SourceFile, withText } from './1-load/source-document.ts';
import type { SiteIndex } from './3-facts/site-index.ts';
import { check } from './4-check/check.ts';
import type { SiteRule } from './4-check/rule.ts';
import type { ExaminedFile } from './examine-file.ts';
import { typedPlaces } from './typed-place.ts';

/** Facts and problems of a file by itself, with the file. */
export type Examined = ExaminedFile & { file: SourceFile };

/**
 * All problems of files that were examined, those between files included, where their authors typed them.
 * @param index of the files as they are meant: what one hides behind a mistake, no other is blamed for
 */
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
    check(index, { inDocuments, extraRules }),
  );
  return asTyped(found, examined);
}

/** Problems of a site, in which the ways out lead to its folder. */
export function hintedFor(
  problems: readonly Diagnostic[],
  { pagesFolder }: Pick<SiteIndex, 'pagesFolder'>,
): Diagnostic[] {
  return problems.map(({ hint, ...problem }) =>
    hint === undefined ? problem : { ...problem, hint: withPagesFolder(hint, pagesFolder) },
  );
}

/** The files as they are meant, to be indexed for rules; never to be shown or written. */
export function understoodFiles(examined: readonly Examined[]): Pick<Examined, 'file' | 'facts'>[] {
  return examined.map(({ file, facts, understood }) =>
    understood ? { file: withText(file, understood.text), facts: understood.facts } : { file, facts },
  );
}

function asTyped(problems: readonly Diagnostic[], examined: readonly Examined[]): Diagnostic[] {
  const placers = new Map(
    examined.flatMap(({ file, understood }) =>
      understood ? [[file.file, typedPlaces(file, understood)] as const] : [],
    ),
  );
  return problems.map((problem) => placers.get(problem.file)?.(problem) ?? problem);
}
