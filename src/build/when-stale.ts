import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appKey } from './app/app-key.ts';
import type { SiteFolders } from './site-folders.ts';

/** What is built, into which folder, for which address. */
export interface BuiltSite {
  folders: SiteFolders;
  out: string;
  /** Default is `siteUrl` of `_site.json`. */
  siteUrl?: string;
}

/**
 * Runs `build` unless `out` was made from exactly what is there now; `build` says whether it succeeded.
 * Gives whether `out` is as it should be. Loads nothing of the build itself.
 */
export async function whenStale(site: BuiltSite, build: () => Promise<boolean>): Promise<boolean> {
  const stampFile = join(site.folders.root, '.cache/built-from');
  const stamp = await stampOf(site);
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  if (built === (await withOutput(stamp, site.out))) return true;

  if (!(await build())) return false;
  await mkdir(join(site.folders.root, '.cache'), { recursive: true });
  await writeFile(stampFile, await withOutput(stamp, site.out));
  return true;
}

/** A name for everything a build reads: code, pages, schemas, public files and settings. */
async function stampOf({ folders, siteUrl }: BuiltSite): Promise<string> {
  const hash = createHash('sha256')
    .update(await appKey(folders.root))
    .update(`${siteUrl}`);
  const builder = join(folders.root, 'src/build');
  for (const folder of [folders.pages, folders.schemas, folders.public, builder]) {
    for (const file of await filesBelow(folder)) {
      hash
        .update(file)
        .update('\0')
        .update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** Ties a stamp to one written folder: a folder that was removed or written by another build counts as stale. */
async function withOutput(stamp: string, out: string): Promise<string> {
  const written = await stat(out).catch(() => undefined);
  return `${stamp} ${out} ${written?.birthtimeMs} ${written?.ino}`;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
