import { withoutAccents } from '../../shared/text/without-accents.ts';

/** Lower-case letters, digits and single hyphens. */
export const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Letters of other languages that are no letter with an accent. */
const foreignLetters = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
]);

/** Converts to kebab case; empty when nothing is left. */
export function kebabOf(name: string): string {
  const plain = withoutAccents(name).toLowerCase();
  const latin = plain.replace(/[ßæœø]/g, (letter) => foreignLetters.get(letter) ?? letter);
  return latin.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
