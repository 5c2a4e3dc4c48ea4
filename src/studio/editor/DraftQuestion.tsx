import type { ReactNode } from 'react';
import { Question } from './Editor.styles.ts';
import { useEditor } from './editor-context.ts';
import { SmallButton } from './Form.styles.ts';
import { focusForm } from './focus-soon.ts';

const when = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short' });

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
    <Question aria-label="Niet bewaard werk">
      <h2>Je hebt hier nog werk dat niet bewaard is</h2>
      <p>Je was hier bezig op {when.format(new Date(draft.at))}. Wil je daarmee verder?</p>
      <div>
        <SmallButton type="button" data-variant="primary" onClick={() => answer('continue')}>
          Ga ermee verder
        </SmallButton>
        <SmallButton type="button" onClick={() => answer('forget')}>
          Gooi het weg
        </SmallButton>
      </div>
    </Question>
  );
}
