import { memoized } from '../../shared/memoized.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The ISO 3166 code of a country by its Dutch name: `NL` of `Nederland`; undefined for a name that is none. */
export const countryCode = memoized((name: string): string | undefined => {
  const names = new Intl.DisplayNames('nl', { type: 'region', fallback: 'none' });
  const wanted = name.toLowerCase();
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => names.of(code)?.toLowerCase() === wanted && !isReplaced(code));
});

/** Of a country that is no more: it has the name of the one after it, so that `DD` is called Duitsland too. */
function isReplaced(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region !== code;
}
