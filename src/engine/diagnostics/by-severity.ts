import type { LocatedDiagnostic, LocatedFile } from './locate-diagnostics.ts';

/**
 * All diagnostics in the order in which a reader with little room should see them: errors before warnings, and of those
 * the first of every file before the second of any, so that one bad file does not hide the others.
 */
export function bySeverity(files: readonly LocatedFile[]): LocatedDiagnostic[] {
  const ranked = files.flatMap(({ diagnostics }) => {
    const seen = { error: 0, warning: 0 };
    return diagnostics.map((diagnostic) => {
      seen[diagnostic.severity] += 1;
      return { diagnostic, rank: seen[diagnostic.severity] };
    });
  });
  const weight = { error: 0, warning: 1 };
  ranked.sort(
    (one, other) =>
      weight[one.diagnostic.severity] - weight[other.diagnostic.severity] || one.rank - other.rank,
  );
  return ranked.map(({ diagnostic }) => diagnostic);
}
