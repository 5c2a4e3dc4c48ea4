import { statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../../memo/content-hash.ts';
import { writeFileAtomic } from '../../memo/write-file-atomic.ts';
import { cacheFolder } from '../1-load/site-folders.ts';

/** Some files of a built site that were made together. */
export interface Unit {
  /** Name of all that they were made from: equal key, equal files. */
  key: string;
  /** Their names in the site, without the compressed forms. */
  files: string[];
  /** For a page: name of what it was resolved from, so that an unchanged page need not even be resolved. */
  from?: string;
  /** For a page: what the files of the whole site say of it. */
  listing?: Listing;
}

/** What sitemap, redirects and reports need of a page. */
export interface Listing {
  canonical?: string;
  movedFrom: string[];
  /** Name of the unit of its social picture, when one is drawn. */
  social?: string;
}

/** What a folder was built from. */
export interface BuiltBefore {
  /** Name of the code and settings that hold for all units. */
  maker: string;
  /** Ties this to the folder as it was written. */
  seal: string;
  units: Record<string, Unit>;
}

/** Where is noted from what a folder was built. */
export function notesFolder(root: string, out: string): string {
  return join(cacheFolder(root), 'built', contentHash(out));
}

/** What `out` was built from; undefined unless the same maker wrote it, and nobody since. */
export async function readBuiltBefore(
  root: string,
  out: string,
  maker: string,
): Promise<BuiltBefore | undefined> {
  const text = await readFile(notesFile(root, out), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const built: BuiltBefore = JSON.parse(text);
  return built.maker === maker && built.seal === sealOf(out) ? built : undefined;
}

/** Notes from what `out` was built, in one step. */
export async function writeBuiltBefore(root: string, out: string, built: BuiltBefore): Promise<void> {
  await writeFileAtomic(notesFile(root, out), JSON.stringify(built));
}

/** While a folder is being changed nothing is known of it, nor whether it is as it should be. */
export async function forgetBuiltBefore(root: string, out: string): Promise<void> {
  await rm(notesFolder(root, out), { recursive: true, force: true });
}

/** A value that changes when the folder is replaced, or written by another build; empty when there is none. */
export function sealOf(out: string): string {
  const [folder, last] = [out, join(out, '_headers')].map((path) =>
    statSync(path, { bigint: true, throwIfNoEntry: false }),
  );
  return folder && last ? [folder.dev, folder.ino, last.ino, last.mtimeNs].join('-') : '';
}

function notesFile(root: string, out: string): string {
  return join(notesFolder(root, out), 'units.json');
}
