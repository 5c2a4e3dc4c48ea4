import { useEffect, useState } from 'react';
import { idOf } from './controls/FieldShell.tsx';
import { useEditor } from './editor-context.ts';

/** Opens the form of a value and puts the focus on its control. */
export function useFocusValue(): (pointer: string) => void {
  const choose = useEditor((state) => state.choose);
  const [wanted, setWanted] = useState<{ pointer: string }>();
  useEffect(() => {
    if (wanted) closest(wanted.pointer)?.focus();
  }, [wanted]);
  return (pointer) => {
    choose(/^\/blocks\/\d+|^\/card(?=\/|$)/.exec(pointer)?.[0] ?? '');
    // In the render that follows, the form is there.
    setWanted({ pointer });
  };
}

/** The control of a value, or of that in which it would stand. */
function closest(pointer: string): HTMLElement | null {
  const found = document.getElementById(idOf(pointer));
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  return found ?? (parent === '' ? null : closest(parent));
}
