import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builderKey } from '../memo/code-keys.ts';
import { contentHash } from '../memo/content-hash.ts';
import { type ContentKeys, contentKeys, nameOfAll } from '../memo/content-keys.ts';
import { writeFileAtomic } from '../memo/write-file-atomic.ts';
import { today } from './4-check/today.ts';
import { notesFolder, sealOf } from './7-write/manifest.ts';
import type { BuildOptions } from './build.ts';
import type { CheckedSite } from './check-site.ts';

/** What is built, into which folder, with which settings. */
type Wanted = Omit<BuildOptions, 'progress' | 'contentKeys'>;

/** Whether `out` was made from other things than are there now, or with a warning that should be repeated. */
export async function isStale(wanted: Wanted): Promise<boolean> {
  return !(await isStamped(wanted, stampOf(wanted, keysOf(wanted))));
}

async function isStamped(wanted: Wanted, stamp: string): Promise<boolean> {
  const built = await readFile(stampFile(wanted), 'utf8').catch(() => '');
  return built === `${stamp} ${sealOf(wanted.out)}`;
}

/** Builds the site unless it is as it should be. Gives undefined when nothing had to be done. */
export async function buildWhenStale(
  options: Wanted & Pick<BuildOptions, 'progress'>,
): Promise<CheckedSite | undefined> {
  const keys = keysOf(options);
  const stamp = stampOf(options, keys);
  if (!options.isWhole && (await isStamped(options, stamp))) return undefined;
  // Loaded only when there is something to build: checks and tools take longer to start than to see that there is not.
  const { build } = await import('./build.ts');
  const built = await build({ ...options, contentKeys: keys });
  if (built.seal !== undefined && built.problems.length === 0) {
    await writeFileAtomic(stampFile(options), `${stamp} ${built.seal}`);
  }
  return built;
}

function stampFile({ folders, out }: Wanted): string {
  return join(notesFolder(folders.root, out), 'stamp');
}

function keysOf({ folders }: Wanted): ContentKeys {
  return contentKeys([folders.pages, folders.schemas, folders.public]);
}

/** A name for everything a build reads: code, pages, schemas, public files, settings, and the day. */
function stampOf(
  { folders, siteUrl, hasSocialPictures = true, isCompressed = true, mode }: Wanted,
  keys: ContentKeys,
): string {
  return contentHash(
    builderKey(folders.root),
    nameOfAll(keys),
    JSON.stringify([siteUrl, hasSocialPictures, isCompressed, mode, today()]),
  );
}
