import type { ClipboardEvent, ClipboardEventHandler } from 'react';
import { useOpenEditor } from '../store/editor-context.ts';
import { pasteCells, pasteTable } from './pasted-cells.ts';
import { pasteItems } from './pasted-items.ts';
import { pastedInto } from './pasted-text.ts';

interface PasteOptions {
  pointer: string;
  /** What the control shows. */
  text: string;
  /** Whether it has one line. */
  isLine: boolean;
  type(text: string): void;
}

/**
 * Pastes into a text control: a table, a column or a list fills the fields beside it; other text becomes what
 * the field can hold.
 */
export function usePaste({
  pointer,
  text,
  isLine,
  type,
}: PasteOptions): ClipboardEventHandler<HTMLInputElement | HTMLTextAreaElement> {
  const { store } = useOpenEditor();
  return (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const copied = event.clipboardData.getData('text/plain');
    const html = event.clipboardData.getData('text/html');
    const { currentTarget: target } = event;
    const { value: present, change } = store.getState();
    const [start, end] = [target.selectionStart ?? 0, target.selectionEnd ?? 0];
    const fill =
      pasteTable(present, { pointer, copied }) ??
      pasteCells(present, { pointer, copied }) ??
      pasteItems(present, { pointer, copied, before: text.slice(0, start), after: text.slice(end) });
    const pasted = pastedInto({ isLine, html }, copied);
    if (!fill && pasted === copied) return;
    event.preventDefault();
    if (fill) return void change(fill);
    target.setRangeText(pasted, start, end, 'end');
    type(target.value);
  };
}
