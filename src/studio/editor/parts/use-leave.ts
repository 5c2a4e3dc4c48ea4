import type { MouseEvent } from 'react';
import { useOpenEditor } from '../store/editor-context.ts';
import { isChanged } from '../store/editor-state.ts';

/**
 * For links to another document: saves first, and stays when that does not work.
 * @param onStay called then; the toolbar says why
 */
export function useLeave(onStay?: () => void): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { store } = useOpenEditor();
  return (event) => {
    const { href } = event.currentTarget;
    if (!isChanged(store.getState()) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void store
      .getState()
      .save()
      .then(() => {
        if (isChanged(store.getState())) onStay?.();
        else location.assign(href);
      });
  };
}
