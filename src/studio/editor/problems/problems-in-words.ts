import type { EditorProblem } from '../../../shared/authors/editor.ts';
import { isError } from '../../../shared/authors/severity.ts';
import { countedSeverities } from '../../../shared/authors/severity-words.ts';

/** How many there are, as `1 fout, 2 tips`. */
export function problemsInWords(problems: readonly EditorProblem[]): string {
  const errors = problems.filter(isError).length;
  if (problems.length === 0) return 'Geen fouten, geen tips';
  return countedSeverities({ errors, warnings: problems.length - errors }).join(', ');
}
