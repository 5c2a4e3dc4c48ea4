const letters = 'abcdefghijklmnopqrstuvwxyzëéïè';

/** Letters that sound alike in Dutch, either way. */
const soundAlike: readonly (readonly [string, string])[] = [
  ['ij', 'ei'],
  ['ou', 'au'],
  ['ch', 'g'],
  ['isch', 'ies'],
  ['ck', 'k'],
  ['c', 'k'],
  ['dt', 't'],
  ['z', 's'],
  ['v', 'f'],
];

/** Words that sound the same: with other letters in one place, or another of d, t and dt at the end. */
export function confusions(word: string): string[] {
  const ends = /dt$/.test(word) ? [word.replace(/dt$/, 'd'), word.replace(/dt$/, 't')] : [];
  const swapped = soundAlike
    .flatMap((pair) => [pair, [pair[1], pair[0]] as const])
    .filter(([from]) => word.includes(from))
    .map(([from, to]) => word.replace(from, to));
  const end = /[dt]$/.test(word) ? [word.slice(0, -1) + (word.endsWith('d') ? 't' : 'd')] : [];
  return [...ends, ...end, ...swapped];
}

/** With a letter more. */
export function* lostLetters(word: string): Generator<string> {
  for (let at = 1; at <= word.length; at += 1)
    for (const letter of letters) yield word.slice(0, at) + letter + word.slice(at);
}

/** With one letter instead of two the same. */
export function* undoubled(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1)
    if (word[at] === word[at - 1]) yield word.slice(0, at) + word.slice(at + 1);
}

/** With one letter twice instead of once, or once instead of twice. */
export function* doublings(word: string): Generator<string> {
  yield* undoubled(word);
  for (let at = 1; at < word.length; at += 1)
    if (word[at] !== word[at - 1]) yield word.slice(0, at) + (word[at] ?? '') + word.slice(at);
}

/** With two letters the other way round. */
export function* swappedLetters(word: string): Generator<string> {
  for (let at = 0; at < word.length - 1; at += 1)
    yield word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
}

/** A word with another letter. */
export function* changedLetters(word: string): Generator<string> {
  for (let at = 0; at < word.length; at += 1)
    for (const letter of letters) yield word.slice(0, at) + letter + word.slice(at + 1);
}

/** A word with a letter less. */
export function* extraLetters(word: string): Generator<string> {
  for (let at = 0; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}
