/** What is seen nowhere but changes what is seen: zero width, direction marks, tags, and letters that are blank. */
const invisible = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
/** The ways in which pasted text ends a line. */
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const controls = /[\p{Cc}\u2028\u2029]/u;
const controlsButLineEnds = /[^\P{Cc}\n\t]|[\u2028\u2029]/u;

/**
 * Text in one form (NFC), without invisible characters and without spaces around it; `undefined` when it holds control
 * characters or half of a pair of surrogates. With `lines`, line ends of any kind become \n; without, there can be
 * none, and a tab becomes a space.
 */
export function cleanText(text: string, { lines = false } = {}): string | undefined {
  if (/\p{Cs}/u.test(text)) return undefined;
  const whole = lines ? text.replace(lineEnds, '\n') : text.replaceAll('\t', ' ');
  if ((lines ? controlsButLineEnds : controls).test(whole)) return undefined;
  return whole.replace(invisible, '').normalize('NFC').trim();
}
