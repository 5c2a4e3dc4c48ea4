import { visibleText } from '../../../src/shared/leads/visible-text.ts';

/** The ways in which pasted text ends a line. */
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const controls = /[\p{Cc}\u2028\u2029]/u;
const controlsButLineEnds = /[^\P{Cc}\n\t]|[\u2028\u2029]/u;

/**
 * Text as `visibleText`; `undefined` when it holds control characters or half of a pair of surrogates. With `lines`, line
 * ends of any kind become \n; without, there can be none, and a tab becomes a space.
 */
export function cleanText(text: string, { lines = false } = {}): string | undefined {
  if (/\p{Cs}/u.test(text)) return undefined;
  const whole = lines ? text.replace(lineEnds, '\n') : text.replaceAll('\t', ' ');
  if ((lines ? controlsButLineEnds : controls).test(whole)) return undefined;
  return visibleText(whole);
}
