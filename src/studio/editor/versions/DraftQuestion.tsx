import type { ReactNode } from 'react';
import { Question } from '../parts/Editor.styles.ts';
import { SmallButton } from '../parts/Form.styles.ts';
import { focusForm } from '../parts/focus-soon.ts';
import { useEditor } from '../store/editor-context.ts';
import { LeftWork } from './LeftWork.tsx';

/** Offers what an earlier visit left unsaved, or says where somebody is still at work. */
export function DraftQuestion(): ReactNode {
  const draft = useEditor((state) => state.draft);
  const resume = useEditor((state) => state.resume);
  const isOpenElsewhere = useEditor((state) => state.isOpenElsewhere);
  function answer(choice: 'continue' | 'forget'): void {
    resume(choice);
    focusForm();
  }

  return (
    <>
      <div role="status" aria-atomic>
        {isOpenElsewhere && (
          <Question aria-label="Werk in een ander tabblad">
            <h2>In een ander tabblad staat werk hieraan dat niet bewaard is</h2>
            <p>Ga daar verder, of bewaar het daar: dan staat het ook hier.</p>
          </Question>
        )}
      </div>
      {draft && !isOpenElsewhere && (
        <LeftWork draft={draft}>
          <SmallButton type="button" data-variant="primary" onClick={() => answer('continue')}>
            Ga ermee verder
          </SmallButton>
          <SmallButton type="button" onClick={() => answer('forget')}>
            Gooi het weg
          </SmallButton>
        </LeftWork>
      )}
    </>
  );
}
