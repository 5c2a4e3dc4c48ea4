/** One @ and a dot in the domain; no spaces, control characters, or marks that the header of a mail gives a meaning. */
const pattern = /^[^\s\p{Cc}@<>()[\]\\",;:]+@[^\s\p{Cc}@<>()[\]\\",;:.]+(\.[^\s\p{Cc}@<>()[\]\\",;:.]+)+$/u;

/** Whether the text is one bare e-mail address, as forms and the lead service accept it: at most 254 characters. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && pattern.test(text);
}
