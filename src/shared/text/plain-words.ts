import { withoutAccents } from './without-accents.ts';

/** The words of a text in lower case, without accents. */
export function plainWords(text: string): string[] {
  return withoutAccents(text.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [];
}
