import { useEffect } from 'react';
import { parentPointer } from '../../../shared/json/json-pointer.ts';
import { useEditor } from '../store/editor-context.ts';
import { idOf } from './field-ids.ts';
import { formHeadingElement } from './form-heading.ts';

/** Puts the focus on the control of the value that the author looks for, else on the heading of the form that is open by then. */
export function useFocusWanted(): void {
  const wanted = useEditor((state) => state.wanted);
  useEffect(() => {
    if (wanted) (closest(wanted.pointer) ?? formHeadingElement())?.focus();
  }, [wanted]);
}

/** The control of a value, or of that in which it would stand. */
function closest(pointer: string): HTMLElement | null {
  const found = document.getElementById(idOf(pointer));
  const parent = parentPointer(pointer);
  return found ?? (parent === '' ? null : closest(parent));
}
