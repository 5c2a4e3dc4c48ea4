type ValueControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether this is a control with a value: a text, a choice, a tick. */
export function isValueControl(control: unknown): control is ValueControl {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}

/** Fills a control in when it is empty, and returns what it then holds. */
export function fillEmpty(control: ValueControl, text: string): string {
  if (control.value !== '' || text === '') return control.value;
  control.value = text;
  // Typing there then replaces it.
  if (control === document.activeElement && 'select' in control) control.select();
  return control.value;
}
