import { expect, it } from 'vitest';
import { linkTo, type Marked, withMarks } from './rich-text-marks.ts';

/** `<` and `>` stand around what is selected. */
function marked(text: string, mark: Marked): string {
  const [start, end] = [text.indexOf('<'), text.indexOf('>') - 1];
  const after = mark({ text: text.replace(/[<>]/g, ''), start, end });
  return `${after.text.slice(0, after.start)}<${after.text.slice(after.start, after.end)}>${after.text.slice(after.end)}`;
}

it.each<[what: string, text: string, mark: Marked, expected: string]>([
  ['makes words bold', 'een <snelle> bakwagen', withMarks, 'een **<snelle>** bakwagen'],
  ['makes bold words plain', 'een **<snelle>** bakwagen', withMarks, 'een <snelle> bakwagen'],
  ['leaves spaces outside', 'een< snelle >bakwagen', withMarks, 'een **<snelle>** bakwagen'],
  ['begins bold where nothing is selected', 'een <>', withMarks, 'een **<vet>**'],
  ['makes words a link', 'neem <contact> op', linkTo('/contact'), 'neem [<contact>](/contact) op'],
  ['begins a link where nothing is selected', '<>', linkTo('/contact'), '[<lees meer>](/contact)'],
])('%s', (_what, text, mark, expected) => {
  expect(marked(text, mark)).toBe(expected);
});
