import sharp from 'sharp';
import { expect, it } from 'vitest';
import { coloursOf } from '../../shared/site/brand-colours.ts';
import { iconDrawing } from './icon-drawing.ts';

const colours = coloursOf({ colours: { ink: '#000000', cream: '#ff0000', carrot: '#00ff00' } });

/** The first and last row of a picture in which a channel is lit; both undefined where none is. */
async function rowsOf(drawing: string, channel: 'red' | 'green') {
  const picture = sharp(Buffer.from(drawing)).extractChannel(channel).raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const lit = [...data].flatMap((value, index) => (value > 128 ? [Math.floor(index / info.width)] : []));
  return { first: lit[0], last: lit.at(-1) };
}

const marks = [
  ['as wide as the hare', '0 0 104 72', 'M4 4H100V68H4Z'],
  ['that is a square', '0 0 128 128', 'M10 10H118V118H10Z'],
  ['that is high', '0 0 20 60', 'M2 2H18V58H2Z'],
] as const;

it.each(marks)('a mark %s stands whole above the hop line', async (_what, viewBox, path) => {
  const drawing = iconDrawing({ mark: { viewBox, path }, colours, isRound: true });
  const mark = await rowsOf(drawing, 'red');
  const hop = await rowsOf(drawing, 'green');
  expect(mark.first).toBeGreaterThan(4);
  expect(hop.first).toBeGreaterThan(mark.last ?? Number.NaN);
  expect(hop.last).toBeLessThan(124);
});

it('is the mark alone, in the middle, for a brand without hop line', async () => {
  const mark = { viewBox: '0 0 128 128', path: 'M10 10H118V118H10Z' };
  const drawing = iconDrawing({ mark, withoutHopLine: true, colours, isRound: true });
  const { first = 0, last = 0 } = await rowsOf(drawing, 'red');
  expect(first + last).toBe(127);
  expect(await rowsOf(drawing, 'green')).toEqual({ first: undefined, last: undefined });
});

/** A phone may crop an icon to a circle of four fifths of its width. */
it.each(marks)(
  'a mark %s stands in the safe zone of an icon that is cropped',
  async (_what, viewBox, path) => {
    const drawing = iconDrawing({ mark: { viewBox, path }, colours, isRound: false });
    const { data, info } = await sharp(Buffer.from(drawing)).raw().toBuffer({ resolveWithObject: true });
    const distances = Array.from({ length: info.width * info.height }, (_, pixel) => {
      const isLit = data
        .subarray(pixel * info.channels, pixel * info.channels + 3)
        .some((value) => value > 128);
      return isLit ? Math.hypot((pixel % info.width) - 63.5, Math.floor(pixel / info.width) - 63.5) : 0;
    });
    expect(Math.max(...distances)).toBeLessThan(0.4 * 128);
  },
);

it('is the hop line alone without a mark', async () => {
  const drawing = iconDrawing({ colours, isRound: true });
  expect(await rowsOf(drawing, 'red')).toEqual({ first: undefined, last: undefined });
  expect((await rowsOf(drawing, 'green')).first).toBeGreaterThan(4);
});
