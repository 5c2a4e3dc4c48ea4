import { printable } from './printable.ts';

/** A text of an author as one line of Markdown in which no sign means anything, fit for a cell of a table. */
export function markdownText(text: string): string {
  const line = printable(text.replace(/\s+/g, ' ')).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // A name behind @ would send that person a message.
  return line.replace(/[\\`*_[\]|~>#]/g, (sign) => `\\${sign}`).replaceAll('@', '&#64;');
}
