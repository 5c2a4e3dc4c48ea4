import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appKey } from './app/app-key.ts';
import { type BuildOptions, build } from './build.ts';
import { type CheckedSite, hasErrors } from './check-site.ts';

/**
 * Builds the site unless `out` was made from exactly what is there now.
 * Gives undefined when nothing had to be done.
 */
export async function buildWhenStale(options: BuildOptions): Promise<CheckedSite | undefined> {
  const stampFile = join(options.folders.root, '.cache/built-from');
  const stamp = await stampOf(options);
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  if (built === (await withOutput(stamp, options.out))) return undefined;

  const checked = await build(options);
  if (!hasErrors(checked.problems)) {
    await mkdir(join(options.folders.root, '.cache'), { recursive: true });
    await writeFile(stampFile, await withOutput(stamp, options.out));
  }
  return checked;
}

/** A name for everything a build reads: code, pages, schemas, public files and settings. */
async function stampOf({ folders, siteUrl, hasSocialPictures }: BuildOptions): Promise<string> {
  const hash = createHash('sha256')
    .update(await appKey(folders.root))
    .update(`${siteUrl} ${hasSocialPictures}`);
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
