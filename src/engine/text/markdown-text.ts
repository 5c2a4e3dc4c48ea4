import { printable } from './printable.ts';

/** Escapes text for one line of Markdown, such as a table cell. */
export function markdownText(text: string): string {
  const line = printable(text.replace(/\s+/g, ' ')).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // GitHub notifies whoever is named after @.
  return line.replace(/[\\`*_[\]|~>#]/g, (sign) => `\\${sign}`).replaceAll('@', '&#64;');
}

/** A name or an address, letter by letter, in Markdown. */
export function markdownCode(text: string): string {
  return `\`${printable(text).replaceAll('`', "'")}\``;
}
