import { useState } from 'react';
import type { EditorChange, EditorChanges, Refused } from '../../../shared/authors/editor-answers.ts';
import { tryChange } from './requests.ts';

type Answer<Change extends EditorChange> = EditorChanges[Change]['answer'] | Refused;

interface RequestedChange<Change extends EditorChange> {
  isBusy: boolean;
  /** What the server said to the latest request; undefined while it is on its way. */
  answer: Answer<Change> | undefined;
  /** Never rejects, as `tryChange`. */
  request(body: EditorChanges[Change]['asked']): Promise<Answer<Change>>;
  clear(): void;
}

/** The state of a component that asks the development server for one kind of change. */
export function useChange<Change extends EditorChange>(change: Change): RequestedChange<Change> {
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer<Change>>();

  async function request(body: EditorChanges[Change]['asked']): Promise<Answer<Change>> {
    setBusy(true);
    setAnswer(undefined);
    const answer = await tryChange(change, { body });
    setAnswer(answer);
    setBusy(false);
    return answer;
  }

  return { isBusy, answer, request, clear: () => setAnswer(undefined) };
}
