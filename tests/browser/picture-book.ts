import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { installedChromium } from '../../scripts/installed-chromium.ts';
import { projectRoot } from '../../scripts/project-root.ts';

const folder = join(projectRoot, 'tests/browser/pictures');
const recordedWith = join(folder, 'recorded-with.json');

/** Pictures are kept smaller, in few colours: enough to see what changed, and a tenth of the bytes. */
const keptWidth = (width: number): number => Math.round(width > 600 ? width / 2 : width * 0.75);
const keptColours = 16;
/**
 * How far a colour may be off, of 255, and which share of a tile may be further off: letters differ by a hair. Of a
 * whole page even its header is a hair, so what is off is counted per tile: a square of so many kept pixels.
 */
const slack = { colour: 40, share: 0.05 };
const tile = 32;
const softness = 1.5;

/** The platform and browser whose pictures these are: letters are drawn otherwise by others. */
export function machine(browserVersion: string): string {
  const program = basename(installedChromium() ?? 'headless shell of Playwright');
  return `${process.platform}, ${program} ${browserVersion.split('.')[0]}`;
}

/** The machine whose pictures are in the book; `undefined` in an empty book. */
export function recordedMachine(): string | undefined {
  if (!existsSync(recordedWith)) return undefined;
  return JSON.parse(readFileSync(recordedWith, 'utf8')).machine;
}

/**
 * Puts a picture in the book, in few colours.
 * @param content a hash of what the page says, kept inside the picture: many are written at once
 */
export async function record(
  name: string,
  picture: Uint8Array,
  { machine, content }: { machine: string; content: string },
): Promise<void> {
  const file = join(folder, `${name}.png`);
  mkdirSync(dirname(file), { recursive: true });
  const small = sharp(await reduced(picture)).png({
    palette: true,
    colours: keptColours,
    dither: 0,
    effort: 4,
  });
  writeFileSync(file, await small.withExif({ IFD0: { ImageDescription: content } }).toBuffer());
  if (recordedMachine() !== machine) writeFileSync(recordedWith, `${JSON.stringify({ machine }, null, 2)}\n`);
}

/** Whether the page of a picture in the book said something else; unknown of older pictures, which say nothing of it. */
export async function saysOtherwise(name: string, content: string): Promise<boolean> {
  const file = join(folder, `${name}.png`);
  const { exif } = existsSync(file) ? await sharp(file).metadata() : {};
  return exif !== undefined && !exif.includes(content);
}

/** How a picture differs from the one in the book, in words; `undefined` when it does not. */
export async function difference(name: string, picture: Uint8Array): Promise<string | undefined> {
  const file = join(folder, `${name}.png`);
  if (!existsSync(file)) return 'is not in the book yet';
  return differenceFrom(readFileSync(file), picture);
}

/** As `difference`, from a kept picture. */
export async function differenceFrom(
  keptPicture: Uint8Array,
  picture: Uint8Array,
): Promise<string | undefined> {
  const [kept, now] = await Promise.all([pixels(keptPicture), pixels(await reduced(picture))]);
  if (kept.width !== now.width || kept.height !== now.height) {
    return `was ${kept.width} x ${kept.height} pixels and is ${now.width} x ${now.height}`;
  }
  const worst = worstTile(kept, now);
  if (worst.share <= slack.share) return undefined;
  const { width } = await sharp(picture).metadata();
  const [x, y] = [worst.x, worst.y].map((pixel) => Math.round((pixel * width) / now.width));
  return `differs in ${Math.round(worst.share * 100)} % of the place at x ${x}, y ${y}`;
}

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The tile in which two pictures of one size differ most: its left upper corner, and which share of it is off. */
function worstTile(kept: Pixels, now: Pixels): { x: number; y: number; share: number } {
  const columns = Math.ceil(kept.width / tile);
  const off = new Uint16Array(columns * Math.ceil(kept.height / tile));
  for (let pixel = 0; pixel < kept.width * kept.height; pixel += 1) {
    if (!isOff(kept.data, now.data, pixel * 3)) continue;
    const row = Math.floor(pixel / kept.width / tile);
    const column = Math.floor((pixel % kept.width) / tile);
    off[row * columns + column] = (off[row * columns + column] ?? 0) + 1;
  }
  const most = Math.max(...off);
  const at = off.indexOf(most);
  return { x: (at % columns) * tile, y: Math.floor(at / columns) * tile, share: most / tile ** 2 };
}

/** Whether the colour that begins here differs by more than a hair. */
function isOff(kept: Uint8Array, now: Uint8Array, start: number): boolean {
  for (let part = start; part < start + 3; part += 1) {
    if (Math.abs((kept[part] ?? 0) - (now[part] ?? 0)) > slack.colour) return true;
  }
  return false;
}

/** As it is kept. */
export async function reduced(picture: Uint8Array): Promise<Buffer> {
  const image = sharp(picture);
  const { width } = await image.metadata();
  return image
    .resize({ width: keptWidth(width) })
    .png({ palette: true, colours: keptColours, dither: 0, effort: 4 })
    .toBuffer();
}

async function pixels(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    // Where half a pixel is rounded to differs between machines: a line of letters may stand a hair lower.
    .blur(softness)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
