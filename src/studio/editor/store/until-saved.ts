import type { StoreApi } from 'zustand/vanilla';
import { type EditorState, isChanged } from './editor-state.ts';

/** Resolves once nothing waits to be saved. */
export function untilSaved(store: StoreApi<EditorState>): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(resolveWhenSaved);
    function resolveWhenSaved(): void {
      if (isChanged(store.getState())) return;
      stop();
      resolve();
    }
    resolveWhenSaved();
  });
}
