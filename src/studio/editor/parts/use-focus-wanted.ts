import { useEffect, useEffectEvent } from 'react';
import { parentPointer } from '../../../shared/json/json-pointer.ts';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { idOf } from './field-ids.ts';
import { formHeadingElement } from './form-heading.ts';

/**
 * Focuses the control of the value that the author looks for, else the heading of the open form. A starting text is
 * selected, so that typing replaces it.
 */
export function useFocusWanted(): void {
  const { startingTexts } = useOpenEditor().screen;
  const wanted = useEditor((state) => state.wanted);
  // Not when the site changes: that renders the screen again, when the author is elsewhere.
  const focus = useEffectEvent((control: HTMLElement | null) => {
    control?.focus();
    if (control instanceof HTMLTextAreaElement && startingTexts.includes(control.value)) control.select();
  });
  useEffect(() => {
    if (wanted) focus(closest(wanted.pointer) ?? formHeadingElement());
  }, [wanted]);
}

/** The control of a value, or of the value that would hold it. */
function closest(pointer: string): HTMLElement | null {
  const found = document.getElementById(idOf(pointer));
  const parent = parentPointer(pointer);
  return found ?? (parent === '' ? null : closest(parent));
}
