import { expect, it } from 'vitest';
import { describeEdits } from './describe-edits.ts';

it.each([
  [
    'a field that goes with the comma before it',
    '{\n  "a": 1,\n  "b": 2\n}',
    ',\n  "b": 2',
    '',
    'regel 2: "b": 2 is weg',
  ],
  [
    'a field that goes with the comma behind it',
    '{ "a": 1, "b": 2 }',
    '"a": 1, ',
    '',
    'regel 1: "a": 1 is weg',
  ],
  ['a character that nobody sees', '"a\u200bb"', '\u200b', '', 'regel 1: een onzichtbaar teken is weg'],
  [
    'the start of a line that was copied from a mail',
    '{\n\u00a0 \u00a0"a": 1 }',
    '\u00a0 \u00a0',
    '   ',
    'regel 2: harde of onzichtbare spaties zijn nu gewone spaties',
  ],
  ['empty space', '{  "a": 1 }', '  ', '', 'regel 1: de lege ruimte is weg'],
  ['a comma alone', '{ "a": 1, }', ',', '', 'regel 1: , is weg'],
  ['a field more', '{ "a": 1 }', '"a"', '"b": 2, "a"', 'regel 1: "a" is nu "b": 2, "a"'],
])('describes %s', (_what, text, before, replacement, expected) => {
  const start = text.indexOf(before);
  expect(describeEdits([{ start, end: start + before.length, text: replacement }], text)).toEqual([expected]);
});
