import { type ReactNode, useState } from 'react';
import type { EditorProblem } from '../../shared/editor.ts';
import { useEditor } from './editor-context.ts';
import { SmallButton } from './Form.styles.ts';
import { noServer, requestChange } from './requests.ts';

/** Puts a word that is right in the list of words, for all pages; the screen with all pages can undo it. */
export function KnownWordButton({ problem }: { problem: EditorProblem }): ReactNode {
  const find = useEditor((state) => state.find);
  const [refusal, setRefusal] = useState('');
  const { unknownWord: word } = problem;
  if (word === undefined) return null;

  async function add(): Promise<void> {
    const answer = await requestChange('POST woord', { body: { word } }).catch(() => ({ message: noServer }));
    if ('message' in answer) return setRefusal(answer.message);
    // The button goes with the problem: the focus stays near.
    find(problem);
  }

  return (
    <>
      <SmallButton type="button" aria-label={`Zet in woordenlijst: ${word}`} onClick={() => void add()}>
        Zet in woordenlijst
      </SmallButton>
      <span role="alert">{refusal}</span>
    </>
  );
}
