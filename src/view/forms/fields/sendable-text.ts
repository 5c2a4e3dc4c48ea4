import { visibleText } from '../../../shared/leads/visible-text.ts';

/** Control characters, which come along with text from a PDF, and half a character. The lead service takes them for an attack. */
const unsendable = /[^\P{Cc}\n\t]|[\p{Cs}\u2028\u2029]/gu;

/** What a visitor typed or pasted, as the lead service keeps it: what can be seen, a line end as one `\n`. */
export function sendableText(text: string): string {
  // Textareas give CR LF.
  return visibleText(text.replaceAll('\r\n', '\n').replace(unsendable, ' '));
}
