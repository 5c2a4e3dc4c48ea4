import { shortened } from '../../../shared/text/shortened.ts';
import type { SyntaxMessage } from './syntax-errors.ts';

/** In characters. */
export const maxQuoteLength = 40;

/** Truncates an excerpt. */
export function short(raw: string): string {
  return shortened(raw.replace(/\s+/gu, ' ').trim(), maxQuoteLength);
}

/** An excerpt between quotes. */
export function quoted(raw: string): string {
  return `"${short(raw)}"`;
}

/** A character that cannot be seen, such as `U+00A0`. */
export function codeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A message with what to do, and the source text that belongs there where only one is possible. */
export function say(message: string, hint: string, replacement?: string): SyntaxMessage {
  return { message, hint, replacement };
}

/** Adds the source text that a hint names, where the author decides. */
export function meaning(suggestion: string, message: SyntaxMessage): SyntaxMessage {
  return { ...message, suggestion };
}

/** For an error that causes no other, and has one fix. */
export function local(message: SyntaxMessage): SyntaxMessage {
  return { ...message, isLocal: message.replacement !== undefined };
}

/** For an error that a copied text has on every line: what has one fix is listed once, and fixed everywhere at once. */
export function repeated(message: SyntaxMessage, group: string): SyntaxMessage {
  return message.replacement === undefined ? message : { ...message, group };
}
