import { dutchSound } from './dutch-sound.ts';
import { plainWords } from './plain-words.ts';
import { withoutAccents } from './without-accents.ts';

/** Whether each word that somebody looks for stands somewhere in a text, in upper or lower case, accents aside; `vraag` finds `vragen`. */
export function matchesWords(text: string, search: string): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const within = plain(text);
  const sounds = new Set(plainWords(text).map(dutchSound));
  return words.every((word) => within.includes(word) || sounds.has(dutchSound(word)));
}

function plain(text: string): string {
  return withoutAccents(text).toLowerCase();
}
