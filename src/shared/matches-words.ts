import { withoutAccents } from './without-accents.ts';

/** Whether each word that somebody looks for stands somewhere in a text, in upper or lower case, accents aside. */
export function matchesWords(text: string, search: string): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const within = plain(text);
  return words.every((word) => within.includes(word));
}

function plain(text: string): string {
  return withoutAccents(text).toLowerCase();
}
