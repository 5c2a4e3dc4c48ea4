import type { ReactNode } from 'react';
import type { EditorProblem } from '../../../shared/authors/editor.ts';
import { SmallButton } from '../parts/Form.styles.ts';
import { useEditor } from '../store/editor-context.ts';

/** A button that fixes a problem as `--fix` does; nothing where only the author knows what was meant. */
export function FixButton({ problem }: { problem: EditorProblem }): ReactNode {
  const fix = useEditor((state) => state.fix);
  if (problem.fix === undefined) return null;
  return (
    <SmallButton type="button" aria-label={`Verbeter: ${problem.fix}`} onClick={() => void fix(problem)}>
      Verbeter
    </SmallButton>
  );
}
