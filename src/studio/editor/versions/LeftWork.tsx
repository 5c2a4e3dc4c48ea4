import type { ReactNode } from 'react';
import { momentInWords } from '../../../shared/text/dutch-moment.ts';
import { Answers, Question } from '../parts/Editor.styles.ts';
import type { KeptDraft } from '../store/draft.ts';

interface LeftWorkProps {
  draft: KeptDraft;
  /** What can be done with it. */
  children: ReactNode;
}

/** Says that there is a draft, and asks what to do with it. */
export function LeftWork({ draft, children }: LeftWorkProps): ReactNode {
  return (
    <Question aria-label="Niet bewaard werk">
      <h2>Je hebt hier nog werk dat niet bewaard is</h2>
      <p>Je was hier bezig op {momentInWords(draft.at)}. Wil je daarmee verder?</p>
      <Answers>{children}</Answers>
    </Question>
  );
}
