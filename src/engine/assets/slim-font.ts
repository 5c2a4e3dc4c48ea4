import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';

/** Who made the font, and its licence, which wants that to stay. */
const keptNames = [0, 13, 14];

/**
 * Leaves out of a font of @fontsource-variable, where it was copied to, what no browser reads when it draws, such as the
 * names of its glyphs. All its characters stay, with their weights, kerning and the forms that they can take.
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

/** The characters of what CSS calls a `unicode-range`, such as `U+0000-00FF,U+20AC`. */
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
