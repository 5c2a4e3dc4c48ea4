type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether this is a control that holds a value. */
export function isTextControl(control: unknown): control is TextControl {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}

/** Fills a control in when it is empty, and returns what it then holds. */
export function fillEmpty(control: TextControl, text: string): string {
  if (control.value !== '' || text === '') return control.value;
  control.value = text;
  // Who is about to type there replaces it.
  if (control === document.activeElement && 'select' in control) control.select();
  return control.value;
}
