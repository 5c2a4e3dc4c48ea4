import type { ReactNode } from 'react';
import { useEditor } from './editor-context.ts';
import { SmallButton } from './Form.styles.ts';
import { focusForm } from './focus-soon.ts';
import { LeftWork } from './LeftWork.tsx';

/** Offers what an earlier visit left unsaved. */
export function DraftQuestion(): ReactNode {
  const draft = useEditor((state) => state.draft);
  const resume = useEditor((state) => state.resume);
  if (!draft) return null;

  function answer(choice: 'continue' | 'forget'): void {
    resume(choice);
    focusForm();
  }

  return (
    <LeftWork draft={draft}>
      <SmallButton type="button" data-variant="primary" onClick={() => answer('continue')}>
        Ga ermee verder
      </SmallButton>
      <SmallButton type="button" onClick={() => answer('forget')}>
        Gooi het weg
      </SmallButton>
    </LeftWork>
  );
}
