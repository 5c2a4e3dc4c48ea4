import { type HTMLAttributes, useState } from 'react';
import { useEditor } from '../store/editor-context.ts';

/** What makes an item of the list of blocks one that can be dragged, or moved with Alt and an arrow. */
export interface BlockDrag {
  item: HTMLAttributes<HTMLLIElement> & { 'data-drop'?: 'before' | 'after' };
  handle: HTMLAttributes<HTMLButtonElement>;
}

/** Lets the blocks of a page change places in their list. */
export function useBlockDrag(count: number): (index: number) => BlockDrag {
  const change = useEditor((state) => state.change);
  const choose = useEditor((state) => state.choose);
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();

  async function move(from: number, to: number): Promise<void> {
    if (from === to || to < 0 || to >= count) return;
    const made = await change({ kind: 'move', pointer: `/blocks/${from}`, to });
    if (made?.kind === 'move') choose(`/blocks/${made.to}`);
  }

  function end(): void {
    setDragged(undefined);
    setOver(undefined);
  }

  return (index) => ({
    item: {
      draggable: true,
      'data-drop':
        dragged === undefined || over !== index || over === dragged
          ? undefined
          : index < dragged
            ? 'before'
            : 'after',
      onDragStart: (event) => {
        // Firefox drags nothing without data.
        event.dataTransfer.setData('text/plain', `${index}`);
        event.dataTransfer.effectAllowed = 'move';
        setDragged(index);
      },
      onDragOver: (event) => {
        if (dragged === undefined) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event) => {
        event.preventDefault();
        if (dragged !== undefined) void move(dragged, index);
        end();
      },
      onDragEnd: end,
    },
    handle: {
      'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
      onKeyDown: (event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!event.altKey || step === undefined) return;
        event.preventDefault();
        const items = event.currentTarget.closest('ol')?.querySelectorAll('button');
        void move(index, index + step).then(() => items?.[index + step]?.focus());
      },
    },
  });
}
