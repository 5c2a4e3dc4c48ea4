import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachConcurrent } from '../../shared/for-each-concurrent.ts';
import { contentHash } from '../memo/content-hash.ts';
import type { Memo } from '../memo/memo.ts';
import { type InspectedPictures, megabyteLimit, type PictureFile } from './picture-file.ts';

interface NamedPicture {
  src: string;
  /** False when only for sharing. */
  isShown: boolean;
}

interface InspectOptions {
  /** The public folder. */
  folder: string;
  memo: Memo;
}

/** Keeps the disk busy. */
const concurrency = 4;

const nothing: PictureFile = { key: '', bytes: 0, width: 0, height: 0 };

/** Inspects referenced pictures, cached. The files must exist. */
export async function inspectPictures(
  pictures: readonly NamedPicture[],
  { folder, memo }: InspectOptions,
): Promise<InspectedPictures> {
  const paths = [...new Set(pictures.map(({ src }) => src))];
  // In the order of the pages, whichever is read first.
  const named = new Map(paths.map((path) => [path, nothing]));
  await forEachConcurrent(paths, concurrency, async (path) => {
    named.set(path, await inspectFile(join(folder, path), memo));
  });
  const shownPaths = new Set(pictures.filter(({ isShown }) => isShown).map(({ src }) => src));
  return { named, shown: new Map([...named].filter(([path]) => shownPaths.has(path))) };
}

async function inspectFile(file: string, memo: Memo): Promise<PictureFile> {
  const { size } = await stat(file);
  if (size > megabyteLimit(file) * 1_000_000) return { ...nothing, bytes: size };
  const content = await readFile(file);
  const facts = await memo.file('picture-facts', [content], async () => {
    // Lazy: loading it takes longer than a check without new pictures.
    const { inspectPicture } = await import('./inspect-picture.ts');
    return Buffer.from(
      JSON.stringify({ key: contentHash(content), bytes: size, ...(await inspectPicture(content)) }),
    );
  });
  return JSON.parse(await readFile(facts, 'utf8'));
}
