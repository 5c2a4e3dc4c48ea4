/** Abbreviations that end in a full stop, beyond those in the list of words. */
const abbreviations = new Set(
  [
    'excl incl bijv bv resp ca nr nrs tel evt max min mld mln blz pag afm art bijl alg gem',
    'dhr mevr mw drs dr ir ing mr jl nl afb fig vs jr sr zgn',
    'jan feb mrt apr jun jul aug sept sep okt nov dec',
  ].flatMap((line) => line.split(' ')),
);

const anyOf = (words: Iterable<string>): string =>
  [...words].map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`).join('|');

/** Source of a pattern: abbreviations, of which the letters are no word. */
export const shortForm = String.raw`(?<![\p{L}\p{N}-])(?:${anyOf(abbreviations)})\.`;

/** An abbreviation with the full stop that an author left off; undefined for any other word. @param word in lower case */
export function asShortForm(word: string): string | undefined {
  return abbreviations.has(word) ? `${word}.` : undefined;
}
