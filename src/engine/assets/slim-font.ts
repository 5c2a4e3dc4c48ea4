import { copyFile, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Memo } from '../memo/memo.ts';

interface SlimOptions {
  root: string;
  memo: Memo;
}

/** Copyright and licence, which the licence requires. */
const keptNames = [0, 13, 14];

/**
 * Strips glyph names and the like from a copied @fontsource-variable font, in place, cached. Characters, weights,
 * kerning and alternates stay.
 */
export async function slimFont(file: string, { root, memo }: SlimOptions): Promise<void> {
  const [, family, script] = /^([a-z-]+)-(latin(?:-ext)?)-wght-normal/.exec(basename(file)) ?? [];
  if (family === undefined || script === undefined)
    throw new Error(`${file} is no font of @fontsource-variable.`);
  const ranges = join(root, 'node_modules/@fontsource-variable', family, 'unicode.json');
  const characters = charactersOf(JSON.parse(await readFile(ranges, 'utf8'))[script]);
  const options = { targetFormat: 'woff2', preserveNameIds: keptNames } as const;
  const original = await readFile(file);
  const slim = await memo.file('font', [original, characters], () =>
    subsetFont(original, characters, options),
  );
  await copyFile(slim, file);
}

/** The characters of a CSS `unicode-range`. */
function charactersOf(ranges: string): string {
  const characters = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.replace('U+', '').split('-').map(code);
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  return characters.join('');
}

function code(digits: string): number {
  return Number.parseInt(digits, 16);
}
