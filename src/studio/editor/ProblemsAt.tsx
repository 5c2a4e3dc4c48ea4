import type { ReactNode } from 'react';
import { Problem } from './Form.styles.ts';
import { useProblems } from './use-problems.ts';

/** What is wrong with a list or a group as a whole. */
export function ProblemsAt({ pointer }: { pointer: string }): ReactNode {
  return useProblems(pointer).map(({ rule, severity, message, hint }) => (
    <Problem key={`${rule} ${message}`} data-severity={severity}>
      <strong>{severity === 'error' ? 'Fout' : 'Tip'}:</strong> {message} {hint}
    </Problem>
  ));
}
