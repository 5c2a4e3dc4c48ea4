import { expect, it } from 'vitest';
import { linkTo, type Marked, withBold, withItalics } from './rich-text-marks.ts';

/** `<` and `>` stand around what is selected. */
function marked(text: string, mark: Marked): string {
  const [start, end] = [text.indexOf('<'), text.indexOf('>') - 1];
  const after = mark({ text: text.replace(/[<>]/g, ''), start, end });
  return `${after.text.slice(0, after.start)}<${after.text.slice(after.start, after.end)}>${after.text.slice(after.end)}`;
}

it.each<[what: string, text: string, mark: Marked, expected: string]>([
  ['makes words bold', 'een <snelle> bakwagen', withBold, 'een **<snelle>** bakwagen'],
  ['makes bold words plain', 'een **<snelle>** bakwagen', withBold, 'een <snelle> bakwagen'],
  ['leaves spaces outside', 'een< snelle >bakwagen', withBold, 'een **<snelle>** bakwagen'],
  ['begins bold where nothing is selected', 'een <>', withBold, 'een **<vet>**'],
  ['makes words italic', 'een <snelle> bakwagen', withItalics, 'een *<snelle>* bakwagen'],
  ['makes italic words plain', 'een *<snelle>* bakwagen', withItalics, 'een <snelle> bakwagen'],
  ['begins italics where nothing is selected', 'een <>', withItalics, 'een *<cursief>*'],
  ['makes words a link', 'neem <contact> op', linkTo('/contact'), 'neem [<contact>](/contact) op'],
  ['leaves spaces outside a link', 'neem< contact >op', linkTo('/contact'), 'neem [<contact>](/contact) op'],
  [
    'makes bold words plain that are selected with their marks',
    'een <**snelle**> bus',
    withBold,
    'een <snelle> bus',
  ],
  ['makes italic words plain that are selected with their marks', '<*snelle*>', withItalics, '<snelle>'],
  ['makes bold words italic too', '<**snelle**>', withItalics, '*<**snelle**>*'],
  ['begins a link where nothing is selected', '<>', linkTo('/contact'), '[<lees meer>](/contact)'],
  ['makes a link of an address with a space', '<wij>', linkTo(' over ons'), '[<wij>](over-ons)'],
])('%s', (_what, text, mark, expected) => {
  expect(marked(text, mark)).toBe(expected);
});
