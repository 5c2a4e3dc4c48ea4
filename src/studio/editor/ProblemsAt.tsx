import type { ReactNode } from 'react';
import { capitalised } from '../../shared/capitalised.ts';
import type { EditorProblem } from '../../shared/editor.ts';
import { severityWords } from '../../shared/severity-words.ts';
import { FixButton } from './FixButton.tsx';
import { Problem } from './Form.styles.ts';
import { UnknownWordButtons } from './UnknownWordButtons.tsx';
import { useFormWords } from './use-form-words.ts';
import { useProblems } from './use-problems.ts';

/** What is wrong with a list or a group as a whole. */
export function ProblemsAt({ pointer }: { pointer: string }): ReactNode {
  return <ProblemLines problems={useProblems(pointer)} />;
}

/** What is wrong with a value, each with a button where it has a safe fix. */
export function ProblemLines({ problems }: { problems: readonly EditorProblem[] }): ReactNode {
  const inFormWords = useFormWords();
  return problems.map((problem) => {
    const { rule, severity } = problem;
    const { message, hint } = inFormWords(problem);
    return (
      <Problem key={`${rule} ${problem.message}`} data-severity={severity}>
        <strong>{capitalised(severityWords[severity])}:</strong> {message} {hint}
        <FixButton problem={problem} />
        <UnknownWordButtons problem={problem} />
      </Problem>
    );
  });
}
