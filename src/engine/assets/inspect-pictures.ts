import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeKey, contentHash } from '../memo/content-hash.ts';
import { cachedFile } from '../memo/kept-file.ts';
import { cacheFolder, type SiteFolders } from '../pipeline/1-load/site-folders.ts';
import type { AuthoredPicture } from '../pipeline/3-facts/document-texts.ts';
import { megabyteLimit, type PictureFile } from './picture-file.ts';

/** The pictures of a site as their authors handed them in, by site path. */
export interface InspectedPictures {
  /** All that a document names. */
  named: ReadonlyMap<string, PictureFile>;
  /** Those that pages show; the others are for sharing only. */
  shown: ReadonlyMap<string, PictureFile>;
}

/**
 * Looks into each picture that is named, and remembers what it found: a picture that did not change is only read.
 * The files must exist.
 */
export async function inspectPictures(
  pictures: readonly Pick<AuthoredPicture, 'src' | 'isShown'>[],
  folders: Pick<SiteFolders, 'root' | 'public'>,
): Promise<InspectedPictures> {
  const factsFolder = join(cacheFolder(folders.root), 'pictures/facts', await codeKey(import.meta.dirname));
  const named = new Map<string, PictureFile>();
  for (const path of new Set(pictures.map(({ src }) => src))) {
    named.set(path, await inspectFile(join(folders.public, path), factsFolder));
  }
  const shownPaths = new Set(pictures.filter(({ isShown }) => isShown).map(({ src }) => src));
  return { named, shown: new Map([...named].filter(([path]) => shownPaths.has(path))) };
}

async function inspectFile(file: string, factsFolder: string): Promise<PictureFile> {
  const { size } = await stat(file);
  if (size > megabyteLimit(file) * 1_000_000) return { key: '', bytes: size, width: 0, height: 0 };
  const content = await readFile(file);
  const key = contentHash(content);
  const facts = await cachedFile(join(factsFolder, `${key}.json`), async () => {
    // Loaded only for a picture that is new: these two take longer to start than a check takes.
    const { inspectPicture } = await import('./inspect-picture.ts');
    return Buffer.from(JSON.stringify({ key, bytes: size, ...(await inspectPicture(content)) }));
  });
  return JSON.parse(await readFile(facts, 'utf8'));
}
