import type { EditorProblem } from '../../shared/editor.ts';

/** How many there are, as `1 fout, 2 tips`. */
export function problemsInWords(problems: readonly EditorProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const tips = problems.length - errors;
  if (problems.length === 0) return 'Geen fouten, geen tips';
  return [
    errors > 0 && `${errors} ${errors === 1 ? 'fout' : 'fouten'}`,
    tips > 0 && `${tips} ${tips === 1 ? 'tip' : 'tips'}`,
  ]
    .filter(Boolean)
    .join(', ');
}
