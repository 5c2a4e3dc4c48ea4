/** Accents that Dutch texts have, as characters of their own behind the letter: so macOS and some PDFs write them. */
const accents = ['\u0300', '\u0301', '\u0302', '\u0303', '\u0308', '\u030a', '\u030c', '\u0327'].join('|');
/** Two or three letters of a printed book in one character: `ﬁ`. */
const ligatures = ['\ufb00', '\ufb01', '\ufb02', '\ufb03', '\ufb04', '\ufb05', '\ufb06'].join('|');

/** Letters that look as they should, but that no search finds and no dictionary knows. */
export const oddLetters = new RegExp(String.raw`(?:\p{L}(?:${accents})|${ligatures})+`, 'gu');

/** A text with each such letter as people type it. */
export function withPlainLetters(text: string): string {
  return text.replace(oddLetters, (letter) => letter.normalize('NFKC'));
}
