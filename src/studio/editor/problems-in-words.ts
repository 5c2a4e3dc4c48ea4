import { counted } from '../../shared/counted.ts';
import type { EditorProblem } from '../../shared/editor.ts';

/** How many there are, as `1 fout, 2 tips`. */
export function problemsInWords(problems: readonly EditorProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const tips = problems.length - errors;
  if (problems.length === 0) return 'Geen fouten, geen tips';
  return [errors > 0 && counted(errors, 'fout', 'fouten'), tips > 0 && counted(tips, 'tip', 'tips')]
    .filter(Boolean)
    .join(', ');
}
