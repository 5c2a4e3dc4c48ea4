import { memoized } from '../memoized.ts';

/** Letters that sound alike to people who spell by ear. */
const alike: Record<string, string> = {
  ch: 'g',
  gh: 'g',
  ck: 'k',
  c: 'k',
  q: 'k',
  x: 'ks',
  ph: 'f',
  v: 'f',
  th: 't',
  z: 's',
  ij: 'ei',
  ou: 'au',
  ie: 'i',
  y: 'i',
};
const likeLetters = new RegExp(Object.keys(alike).join('|'), 'g');

/** How a word in lower case sounds, without its ending: the same for `bus` and `bussen`, and for `contact` and `kontakt`. */
export const dutchSound = memoized((word: string): string =>
  word
    .replace(likeLetters, (letters) => alike[letters] ?? letters)
    .replace(/([a-z])\1+/g, '$1')
    .replace(/(?<=..[^aiou])s$/, '')
    .replace(/(?<=...)en?$/, '')
    .replace(/d$/, 't'),
);
