import sharp from 'sharp';
import { expect, it } from 'vitest';
import { differenceFrom, reduced } from './browser/picture-book.ts';

it.each([
  { what: 'the same picture', letters: { top: 40 }, differs: false },
  { what: 'letters one pixel lower', letters: { top: 41 }, differs: false },
  { what: 'letters six pixels lower', letters: { top: 46 }, differs: true },
  { what: 'letters of another colour', letters: { top: 40, colour: '#f60' }, differs: true },
  { what: 'no letters', letters: undefined, differs: true },
])('$what: different from the book is $differs', async ({ letters, differs }) => {
  const kept = await reduced(await picture({ top: 40 }));
  expect((await differenceFrom(kept, await picture(letters))) !== undefined).toBe(differs);
});

/** A page of 800 pixels with some letters, each a stroke. */
function picture(letters?: { top: number; colour?: string }): Promise<Buffer> {
  const { top = 0, colour = '#123' } = letters ?? {};
  const strokes = [0, 12, 24].map(
    (lower) => `<rect x="40" y="${top + lower}" width="200" height="4" fill="${colour}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="200"><rect width="800" height="200" fill="#fff"/>${letters ? strokes.join('') : ''}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
