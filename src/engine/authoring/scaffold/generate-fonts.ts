import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const families = ['bricolage-grotesque', 'figtree'];

/** Copyright and licence, which the licence requires. */
const keptNames = [0, 13, 14];

/**
 * The fonts of the site by path from `root`: those of @fontsource-variable without glyph names and the like. Characters,
 * weights, kerning and alternates stay.
 */
export async function generateFonts(root: string): Promise<[file: string, content: Uint8Array][]> {
  return Promise.all(
    families.map(async (family) => [`src/view/theme/fonts/${family}.woff2`, await slimFont(root, family)]),
  );
}

async function slimFont(root: string, family: string): Promise<Uint8Array> {
  const folder = join(root, 'node_modules/@fontsource-variable', family);
  const original = await readFile(join(folder, `files/${family}-latin-wght-normal.woff2`));
  const ranges: Record<string, string> = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'));
  const characters = charactersOf(ranges.latin ?? '');
  return subsetFont(original, characters, { targetFormat: 'woff2', preserveNameIds: keptNames });
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
