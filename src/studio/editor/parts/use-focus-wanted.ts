import { useEffect, useEffectEvent } from 'react';
import { parentPointer } from '../../../shared/json/json-pointer.ts';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { idOf } from './field-ids.ts';
import { formHeadingElement } from './form-heading.ts';

/**
 * Puts the focus on the control of the value that the author looks for, else on the heading of the form that is open by then. What is typed
 * replaces a text that the page began with.
 */
export function useFocusWanted(): void {
  const { startingTexts } = useOpenEditor().screen;
  const wanted = useEditor((state) => state.wanted);
  // Not when the site changes: that brings another screen, and the author is elsewhere by then.
  const focus = useEffectEvent((control: HTMLElement | null) => {
    control?.focus();
    if (control instanceof HTMLTextAreaElement && startingTexts.includes(control.value)) control.select();
  });
  useEffect(() => {
    if (wanted) focus(closest(wanted.pointer) ?? formHeadingElement());
  }, [wanted]);
}

/** The control of a value, or of that in which it would stand. */
function closest(pointer: string): HTMLElement | null {
  const found = document.getElementById(idOf(pointer));
  const parent = parentPointer(pointer);
  return found ?? (parent === '' ? null : closest(parent));
}
