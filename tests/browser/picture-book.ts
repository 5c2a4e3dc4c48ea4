import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../../scripts/project-root.ts';

const folder = join(projectRoot, 'tests/browser/pictures');
const recordedWith = join(folder, 'recorded-with.json');

/** Pictures are kept smaller, in few colours: enough to see what changed, and a tenth of the bytes. */
const keptWidth = (width: number): number => Math.round(width > 600 ? width / 2 : width * 0.75);
const keptColours = 16;
/** How far a colour may be off, of 255, and which share of the pixels may be further off: letters differ by a hair. */
const slack = { colour: 40, share: 0.003 };

/** The platform and browser whose pictures these are: letters are drawn otherwise by others. */
export function machine(browserVersion: string): string {
  return `${process.platform}, Chromium ${browserVersion.split('.')[0]}`;
}

/** The machine whose pictures are in the book; `undefined` in an empty book. */
export function recordedMachine(): string | undefined {
  if (!existsSync(recordedWith)) return undefined;
  return JSON.parse(readFileSync(recordedWith, 'utf8')).machine;
}

/** Puts a picture in the book, in few colours. */
export async function record(name: string, picture: Uint8Array, machineName: string): Promise<void> {
  const file = join(folder, `${name}.png`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await reduced(picture));
  writeFileSync(recordedWith, `${JSON.stringify({ machine: machineName }, null, 2)}\n`);
}

/** How a picture differs from the one in the book, in words; `undefined` when it does not. */
export async function difference(name: string, picture: Uint8Array): Promise<string | undefined> {
  const file = join(folder, `${name}.png`);
  if (!existsSync(file)) return 'is not in the book yet';
  const [kept, now] = await Promise.all([pixels(readFileSync(file)), pixels(await reduced(picture))]);
  if (kept.width !== now.width || kept.height !== now.height) {
    return `was ${kept.width} x ${kept.height} pixels and is ${now.width} x ${now.height}`;
  }
  let off = 0;
  for (let at = 0; at < kept.data.length; at += 3) {
    const farthest = Math.max(
      ...[at, at + 1, at + 2].map((part) => Math.abs((kept.data[part] ?? 0) - (now.data[part] ?? 0))),
    );
    if (farthest > slack.colour) off += 1;
  }
  const share = off / (kept.width * kept.height);
  return share > slack.share ? `differs in ${(share * 100).toFixed(1)} % of its pixels` : undefined;
}

async function reduced(picture: Uint8Array): Promise<Buffer> {
  const image = sharp(picture);
  const { width } = await image.metadata();
  return image
    .resize({ width: keptWidth(width) })
    .png({ palette: true, colours: keptColours, dither: 0, effort: 4 })
    .toBuffer();
}

async function pixels(png: Uint8Array): Promise<{ data: Uint8Array; width: number; height: number }> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
