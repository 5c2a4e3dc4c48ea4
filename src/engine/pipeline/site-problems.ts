import { dedupeOverlapping } from '../diagnostics/dedupe-overlapping.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from './1-load/source-document.ts';
import type { SiteIndex } from './3-facts/site-index.ts';
import { check } from './4-check/check.ts';
import type { SiteRule } from './4-check/rule.ts';
import type { ExaminedFile } from './examine-file.ts';

/** What is known of a file by itself. */
export type Examined = ExaminedFile & { file: SourceFile };

/** All problems of files that were examined, those between files included. */
export function problemsOf(
  examined: readonly Examined[],
  index: SiteIndex,
  extraRules?: readonly SiteRule[],
): Diagnostic[] {
  const inDocuments = examined.flatMap(({ file: { file }, findings }) =>
    findings.map((finding) => ({ ...finding, file })),
  );
  return dedupeOverlapping(
    examined.flatMap(({ problems }) => problems),
    check(index, { inDocuments, extraRules }),
  );
}
