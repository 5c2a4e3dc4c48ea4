import type { FileDiagnostics, LocatedDiagnostic } from './locate-diagnostics.ts';

/**
 * All problems in the order in which a reader with little room should see them: errors before warnings, and of those
 * the first of every file before the second of any, so that one bad file does not hide the others.
 */
export function bySeverity(files: readonly FileDiagnostics[]): LocatedDiagnostic[] {
  const ranked = files.flatMap(({ problems }) => {
    const seen = { error: 0, warning: 0 };
    return problems.map((problem) => {
      seen[problem.severity] += 1;
      return { problem, rank: seen[problem.severity] };
    });
  });
  const weight = { error: 0, warning: 1 };
  ranked.sort(
    (one, other) => weight[one.problem.severity] - weight[other.problem.severity] || one.rank - other.rank,
  );
  return ranked.map(({ problem }) => problem);
}
