import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { slimFont } from './slim-font.ts';

const fonts = ['bricolage-grotesque', 'figtree'].map((name) =>
  readFileSync(join('node_modules/@fontsource-variable', name, `files/${name}-latin-wght-normal.woff2`)),
);

/** All tables after one another, as text: enough to look for what is in them. */
function contents(font: Buffer): string {
  const compressed = font.readUInt32BE(20);
  for (let start = font.length - compressed; start > 47; start -= 1) {
    try {
      return brotliDecompressSync(font.subarray(start, start + compressed)).toString('latin1');
    } catch {
      // At the end is padding, of at most three bytes.
    }
  }
  return '';
}

describe('slimFont', () => {
  it.each(fonts)('makes a font smaller, and only once', (font) => {
    const slim = slimFont(font);
    expect(slim.length).toBeLessThan(font.length - 700);
    expect(slimFont(slim).equals(slim)).toBe(true);
  });

  it.each(fonts)('leaves out the names of glyphs and keeps who made the font', (font) => {
    const [before, after] = [contents(font), contents(slimFont(font))];
    expect([before, after].map((text) => text.includes('.dnom'))).toEqual([true, false]);
    // The texts of a font have two bytes per character.
    expect(after.includes('Copyright'.replace(/./g, '\0$&'))).toBe(true);
  });

  it.each(fonts)('says how long it is, as the browser checks', (font) => {
    const slim = slimFont(font);
    expect(slim.readUInt32BE(8)).toBe(slim.length);
    expect(slim.length % 4).toBe(0);
  });

  it('refuses what is no WOFF2', () => {
    expect(() => slimFont(Buffer.from('wOFF and more'))).toThrow('not in WOFF2');
  });
});
