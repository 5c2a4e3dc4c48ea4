import type { LocatedDiagnostic, LocatedFile } from './locate-diagnostics.ts';

/** Sorts for a truncated report: errors first, round-robin over files. */
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
