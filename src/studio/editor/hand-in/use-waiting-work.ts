import { useEffect, useState } from 'react';
import type { WaitingWork } from '../../../shared/authors/editor-answers.ts';
import { readResource } from '../store/requests.ts';

/**
 * How much waits to be handed in; undefined until that is known. Asked again when the window is looked at: commits are
 * made elsewhere too.
 * @param screen what is shown: another one comes each time that a file changed
 * @param handedIn what came of handing in: from then on less waits
 */
export function useWaitingWork(screen: unknown, handedIn: unknown): WaitingWork | undefined {
  const [waiting, setWaiting] = useState<WaitingWork>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new value may mean other files
  useEffect(() => {
    const asked = new AbortController();
    const ask = (): void => {
      // The button serves without a number as well.
      readResource('in-te-leveren', { signal: asked.signal }).then(setWaiting, () => undefined);
    };
    ask();
    addEventListener('focus', ask);
    return () => {
      asked.abort();
      removeEventListener('focus', ask);
    };
  }, [screen, handedIn]);
  return waiting;
}
