import type { JsonValue } from '../../json/json-value.ts';

const maxQuoteLength = 60;

/** A simple value as it stands in the file, shortened when long: `"12"`, `12`, `true`. */
export function quote(value: string | number | boolean | null): string {
  const characters = [...JSON.stringify(value)];
  if (characters.length <= maxQuoteLength) return characters.join('');
  return `${characters.slice(0, maxQuoteLength - 2).join('')}…"`;
}

/** Names or values as a list in a sentence: `"a", "b", "c"`. */
export function quoteAll(values: readonly (string | number | boolean | null)[]): string {
  return values.map(quote).join(', ');
}

/** A value that may be a list or an object: simple ones quoted, others by their kind. */
export function quoteOrName(value: JsonValue): string {
  if (Array.isArray(value)) return 'een lijst';
  return typeof value === 'object' && value !== null ? 'een groep velden' : quote(value);
}

/** A sentence that begins with a capital. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Text that ends as a sentence does. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The first sentence of a text: in a message the rest would hide what to do. */
export function firstSentence(text: string): string {
  return sentence(text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)[0] ?? '');
}
