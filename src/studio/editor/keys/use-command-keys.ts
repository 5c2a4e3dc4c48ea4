import { useEffect } from 'react';
import { type OpenEditor, useOpenEditor } from '../store/editor-context.ts';
import { listenToKeys } from './listen-to-keys.ts';
import { type Command, commandOf } from './shortcuts.ts';

/** Does what a key asks of the document; undo and redo lead to what they changed. */
async function carryOut(store: OpenEditor['store'], command: Command): Promise<void> {
  const { find, ...can } = store.getState();
  const pointer = await can[command]();
  if (typeof pointer === 'string') find({ pointer });
}

/** Lets keys save, undo and redo, here and in the page of the preview. */
export function useCommandKeys(inside: Document | undefined): void {
  const { store } = useOpenEditor();
  useEffect(
    () =>
      listenToKeys(inside, (event) => {
        const command = commandOf(event);
        if (!command) return;
        event.preventDefault();
        void carryOut(store, command);
      }),
    [store, inside],
  );
}
