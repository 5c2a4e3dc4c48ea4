/** The id of the heading of the open form. */
export const formHeading = 'formulier';

/** Gets the focus when a part is chosen. */
export function formHeadingElement(): HTMLElement | null {
  return document.getElementById(formHeading);
}
