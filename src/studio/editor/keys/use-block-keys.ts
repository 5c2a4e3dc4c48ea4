import { useEffect } from 'react';
import { formHeadingElement } from '../parts/form-heading.ts';
import { useOpenEditor } from '../store/editor-context.ts';
import { blockSections } from '../store/sections.ts';
import { listenToKeys } from './listen-to-keys.ts';

const steps: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** Lets Alt with PageDown or PageUp choose another block, here and in the page of the preview. */
export function useBlockKeys(inside: Document | undefined): void {
  const { store, screen } = useOpenEditor();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = event.altKey ? steps[event.key] : undefined;
      if (step === undefined) return;
      event.preventDefault();
      const { value, section, choose } = store.getState();
      const blocks = blockSections(value, screen);
      const next = blocks[blocks.findIndex(({ pointer }) => pointer === section) + step];
      if (!next) return;
      choose(next.pointer);
      // An author who is reading the preview stays there.
      if (event.currentTarget === window) formHeadingElement()?.focus();
    };
    return listenToKeys(inside, onKeyDown);
  }, [store, screen, inside]);
}
