import { expect, it } from 'vitest';
import { fixInWords } from './fix-in-words.ts';

it.each([
  ['another text', '"a": "hreo"', '"hreo"', '"hero"', 'zet “hero”'],
  ['a comma that is missing', '"a"', '"a"', '"a",', 'zet een komma achter “a”'],
  ['a comma too many', '[1,]', ',', '', 'haal “,” weg'],
  ['a character that nobody sees', '"a\u200bb"', '\u200b', '', 'haal het onzichtbare teken weg'],
  ['space', '[1,  2]', '  ', ' ', 'zet de regels en spaties goed'],
])('describes %s', (_what, text, before, written, expected) => {
  const start = text.indexOf(before);
  expect(fixInWords([{ start, end: start + before.length, text: written }], text)).toBe(expected);
});
