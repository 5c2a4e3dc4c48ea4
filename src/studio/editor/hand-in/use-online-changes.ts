import { useEffect, useState } from 'react';
import type { OnlineChanges } from '../../../shared/authors/editor-answers.ts';
import { failureInWords, readResource } from '../store/requests.ts';

/**
 * What visitors will see differently; undefined until that is known. Asked again when a file changed, such as by a save
 * while it is shown.
 * @param isShown asked only then, as it takes long
 * @param screen another one comes each time that a file changed
 */
export function useOnlineChanges(isShown: boolean, screen: unknown): OnlineChanges | undefined {
  const [online, setOnline] = useState<OnlineChanges>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new screen may mean other files
  useEffect(() => {
    if (!isShown) return undefined;
    const asked = new AbortController();
    setOnline(undefined);
    readResource('wijzigingen', { signal: asked.signal }).then(setOnline, (error) => {
      if (!asked.signal.aborted) setOnline({ message: failureInWords(error) });
    });
    return () => asked.abort();
  }, [isShown, screen]);
  return online;
}
