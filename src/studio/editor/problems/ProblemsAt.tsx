import type { ReactNode } from 'react';
import { severityWords } from '../../../shared/authors/severity-words.ts';
import { capitalised } from '../../../shared/text/capitalised.ts';
import { Problem } from '../parts/Form.styles.ts';
import { problemsIdOf } from '../parts/field-ids.ts';
import { FixButton } from './FixButton.tsx';
import { UnknownWordButtons } from './UnknownWordButtons.tsx';
import { useFormWords } from './use-form-words.ts';
import { useProblems } from './use-problems.ts';

/** What is wrong with a value, each with a button where it has a safe fix. */
export function ProblemsAt({ pointer }: { pointer: string }): ReactNode {
  const problems = useProblems(pointer);
  const inFormWords = useFormWords();
  if (problems.length === 0) return null;
  return (
    <div id={problemsIdOf(pointer)}>
      {problems.map((problem) => {
        const { rule, severity } = problem;
        const { message, hint } = inFormWords(problem);
        return (
          <Problem key={`${rule} ${problem.message}`} data-severity={severity}>
            <strong>{capitalised(severityWords[severity])}:</strong> {message} {hint}
            <FixButton problem={problem} />
            <UnknownWordButtons problem={problem} />
          </Problem>
        );
      })}
    </div>
  );
}
