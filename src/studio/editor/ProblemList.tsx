import type { ReactNode } from 'react';
import type { EditorProblem } from '../../shared/editor.ts';
import { ProblemSummary } from './Editor.styles.ts';
import { useEditor, useOpenEditor } from './editor-context.ts';
import { useFocusValue } from './use-focus-value.ts';

/** How many problems there are, each with the way to its control. */
export function ProblemList(): ReactNode {
  const { file } = useOpenEditor().screen.document;
  const problems = useEditor((state) => state.problems);
  const focusValue = useFocusValue();
  const own = problems?.filter((problem) => problem.file === file) ?? [];
  const others = problems?.filter((problem) => problem.file !== file) ?? [];
  return (
    <ProblemSummary>
      <p role="status">{problems === undefined ? 'Bezig met controleren …' : inShort(own)}</p>
      <ul aria-label="Problemen op deze pagina">
        {own.map((problem) => (
          <li key={keyOf(problem)}>
            <button type="button" onClick={() => focusValue(problem.pointer)}>
              {problem.severity === 'error' ? 'Fout: ' : 'Tip: '}
              {problem.message}
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary>Elders: {inShort(others)}</summary>
          <ul>
            {others.map((problem) => (
              <li key={keyOf(problem)}>
                {problem.file}: {problem.message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </ProblemSummary>
  );
}

function keyOf({ file, pointer, rule, message }: EditorProblem): string {
  return `${file} ${pointer} ${rule} ${message}`;
}

function inShort(problems: readonly EditorProblem[]): string {
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
