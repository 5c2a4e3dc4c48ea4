import { type ReactNode, useState } from 'react';
import type { EditorProblem } from '../../../shared/authors/editor.ts';
import { SmallButton } from '../parts/Form.styles.ts';
import { useEditor } from '../store/editor-context.ts';
import { tryChange } from '../store/requests.ts';

/** What an author can say of a word that the check does not know: which one was meant, or that it is right. */
export function UnknownWordButtons({ problem }: { problem: EditorProblem }): ReactNode {
  const find = useEditor((state) => state.find);
  const respell = useEditor((state) => state.respell);
  const [refusal, setRefusal] = useState('');
  const { unknownWord: word, suggestion } = problem;
  if (word === undefined) return null;

  /** For all pages; the screen with all pages can undo it. */
  const addToList = async (): Promise<void> => {
    const answer = await tryChange('POST woord', { body: { word } });
    if ('message' in answer) return setRefusal(answer.message);
    // The button goes with the problem: the focus stays near.
    find(problem);
  };

  return (
    <>
      {suggestion && (
        <SmallButton type="button" onClick={() => void respell(problem)}>
          Maak er “{suggestion}” van
        </SmallButton>
      )}
      <SmallButton type="button" aria-label={`Zet in woordenlijst: ${word}`} onClick={() => void addToList()}>
        Zet in woordenlijst
      </SmallButton>
      <span role="alert">{refusal}</span>
    </>
  );
}
