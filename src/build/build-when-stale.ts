import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builderKey } from './app/app-key.ts';
import type { BuildOptions } from './build.ts';
import { cacheKey, filesKey } from './cache/cache-key.ts';
import { today } from './check/today.ts';
import type { CheckedSite } from './check-site.ts';
import { notesFolder, sealOf } from './prerender/built-before.ts';

/**
 * Builds the site unless `out` was made from exactly what is there now, without a warning to repeat.
 * Gives undefined when nothing had to be done.
 */
export async function buildWhenStale(options: BuildOptions): Promise<CheckedSite | undefined> {
  const { folders, out } = options;
  const notes = notesFolder(folders.root, out);
  const stampFile = join(notes, 'stamp');
  const stamp = stampOf(options);
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  if (!options.isWhole && built === `${stamp} ${sealOf(out)}`) return undefined;

  // Loaded only when there is something to build: checks and tools take longer to start than to see that there is not.
  const { build } = await import('./build.ts');
  const checked = await build(options);
  if (checked.problems.length === 0) {
    await mkdir(notes, { recursive: true });
    await writeFile(stampFile, `${stamp} ${sealOf(out)}`);
  }
  return checked;
}

/** A name for everything a build reads: code, pages, schemas, public files, settings, and the day. */
function stampOf({ folders, siteUrl, hasSocialPictures, isCompressed, mode }: BuildOptions): string {
  return cacheKey(
    builderKey(folders.root),
    filesKey([folders.pages, folders.schemas, folders.public]),
    JSON.stringify([siteUrl, hasSocialPictures, isCompressed, mode, today()]),
  );
}
