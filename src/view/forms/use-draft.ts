import { type RefObject, useLayoutEffect } from 'react';
import { readDraft } from './session-draft.ts';

/**
 * Fills a form's empty controls with what was typed earlier in this tab. What already stands in a control, typed
 * before the scripts arrived, is newer and stays.
 */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    for (const [field, value] of Object.entries(readDraft(name))) {
      const control = form.current?.elements.namedItem(field);
      if (isTextControl(control) && control.value === '') control.value = value;
    }
  }, [name, form]);
}

function isTextControl(control: unknown): control is { value: string } {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}
