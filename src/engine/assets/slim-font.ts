import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';

/** Copyright and licence, which the licence requires. */
const keptNames = [0, 13, 14];

/**
 * Strips glyph names and the like from a copied @fontsource-variable font, in place. Characters, weights, kerning and
 * alternates stay.
 */
export async function slimFont(file: string, root: string): Promise<void> {
  const [, family, script] = /^([a-z-]+)-(latin(?:-ext)?)-wght-normal/.exec(basename(file)) ?? [];
  if (family === undefined || script === undefined)
    throw new Error(`${file} is no font of @fontsource-variable.`);
  const ranges = join(root, 'node_modules/@fontsource-variable', family, 'unicode.json');
  const characters = charactersOf(JSON.parse(await readFile(ranges, 'utf8'))[script]);
  const options = { targetFormat: 'woff2', preserveNameIds: keptNames } as const;
  await writeFile(file, await subsetFont(await readFile(file), characters, options));
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
