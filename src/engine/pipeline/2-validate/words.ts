import type { JsonValue } from '../../../shared/json/json-value.ts';

const maxQuoteLength = 60;

/** A scalar as JSON, truncated: `"12"`, `12`, `true`. */
export function quote(value: string | number | boolean | null): string {
  const characters = [...JSON.stringify(value)];
  if (characters.length <= maxQuoteLength) return characters.join('');
  return `${characters.slice(0, maxQuoteLength - 2).join('')}…"`;
}

/** A quoted list: `"a", "b", "c"`. */
export function quoteAll(values: readonly (string | number | boolean | null)[]): string {
  return values.map(quote).join(', ');
}

/** A quoted scalar, or the Dutch name of a list or object. */
export function quoteOrName(value: JsonValue): string {
  if (Array.isArray(value)) return 'een lijst';
  return typeof value === 'object' && value !== null ? 'een groep velden' : quote(value);
}

/** Adds a full stop if needed. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The first sentence, to keep a message short. */
export function firstSentence(text: string): string {
  return sentence(text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)[0] ?? '');
}
