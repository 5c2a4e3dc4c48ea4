import { expect, it } from 'vitest';
import { applyEdits, type EditRound, type TextEdit } from '../text-edit.ts';
import { rangeBefore } from './range-before.ts';

/** Each round replaces the first of a word by another. */
function roundsOf(text: string, replaced: readonly [word: string, by: string][]): EditRound[] {
  const rounds: EditRound[] = [];
  let present = text;
  for (const [word, by] of replaced) {
    const start = present.indexOf(word);
    const edits: TextEdit[] = [{ start, end: start + word.length, text: by }];
    rounds.push({ text: present, edits });
    present = applyEdits(present, edits);
  }
  return rounds;
}

it.each<[what: string, text: string, replaced: [string, string][], after: string, before: string]>([
  ['untouched, before an edit', '[1 2]', [['1', '1,']], '1', '1'],
  ['untouched, behind one that adds', '[1 2]', [['1', '1,']], '2', '2'],
  ['untouched, behind one that removes', '[1,,2]', [[',,', ',']], '2', '2'],
  ['what an edit wrote in place of as much', "['ab']", [["'ab'", '"ab"']], 'ab', 'ab'],
  ['all that an edit wrote', '{"blokken": 1}', [['"blokken"', '"blocks"']], '"blocks"', '"blokken"'],
  ['behind lines that came', '[1\n[2]', [['1', '1],\n']], '[2]', '[2]'],
  [
    'behind edits of several rounds',
    "{'blokken' 1}",
    [
      ["'blokken'", '"blokken"'],
      ['"blokken"', '"blokken":'],
      ['"blokken"', '"blocks"'],
    ],
    '1',
    '1',
  ],
])('finds in the text before: %s', (_what, text, replaced, after, before) => {
  const rounds = roundsOf(text, replaced);
  const present = rounds.reduce((found, { edits }) => applyEdits(found, edits), text);
  const start = present.indexOf(after);
  const found = rangeBefore({ start, end: start + after.length }, rounds);
  expect([text.slice(found.start, found.end), found.isExact]).toEqual([before, true]);
});

it('gives all that was replaced for a part of what came instead', () => {
  const rounds = roundsOf('["C:\\map\\a.svg"]', [['C:\\map\\a.svg', '/images/a.svg']]);
  expect(rangeBefore({ start: 4, end: 6 }, rounds)).toEqual({ start: 2, end: 9, isExact: false });
});
