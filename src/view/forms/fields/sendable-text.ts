import { visibleText } from '../../../shared/leads/visible-text.ts';

/**
 * Control characters, which come along with text from a PDF, and what half a character becomes: no `\p{Cs}`, which in
 * Safari 17 finds the second half of each whole one too. The lead service takes them for an attack.
 */
const unsendable = /[^\P{Cc}\n\t]|[\u2028\u2029\ufffd]/gu;

/** What a visitor typed or pasted, as the lead service keeps it: what can be seen, a line end as one `\n`. */
export function sendableText(text: string): string {
  // Textareas give CR LF.
  return visibleText(text.replaceAll('\r\n', '\n').toWellFormed().replace(unsendable, ' '));
}
