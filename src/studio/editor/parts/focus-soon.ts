import { formHeadingElement } from './form-heading.ts';

/** Focuses an element once it is rendered, and selects its text, so that typing replaces it. */
export function focusSoon(find: () => Element | null | undefined): void {
  requestAnimationFrame(() => {
    const found = find();
    if (found instanceof HTMLElement) found.focus();
    if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) found.select();
  });
}

/** Puts the focus on the heading of the open form, or on the title of the document where no form is open. */
export function focusForm(): void {
  focusSoon(() => formHeadingElement() ?? document.querySelector('h1 button'));
}

/** The first control of a value. */
export function firstControlIn(pointer: string): Element | null {
  return document.querySelector(`[name="${pointer}"], [name^="${pointer}/"]`);
}
