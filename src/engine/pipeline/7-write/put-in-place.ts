import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { type FileStamp, stampOf } from './build-manifest.ts';
import type { Draft } from './draft.ts';
import { changeMarker, patchFolder } from './patch-folder.ts';
import { hasPathConflict } from './path-conflict.ts';
import { replaceFolder } from './replace-folder.ts';

/** What becomes of the files of the previous site, without their compressed forms. */
interface Placement {
  draft: Draft;
  kept: ReadonlyMap<string, FileStamp>;
  vanished: readonly string[];
  /** There is no known previous site. */
  isNew: boolean;
}

/**
 * Puts a draft in the place of a site, as a whole or file by file, and gives the stamps of all files.
 * @throws CouldNotRunError when another build was first
 */
export async function putInPlace(
  site: string,
  { draft, kept, vanished, isNew }: Placement,
): Promise<ReadonlyMap<string, FileStamp>> {
  const written = [...draft.stamps.keys()];
  const gone = draft.withForms(vanished);
  const isWhole = isNew || hasPathConflict(gone, written);
  if (isWhole) {
    for (const name of kept.keys()) draft.copy(name, site);
    await replaceFolder(site, draft.folder);
  }
  const files = new Map([...kept, ...draft.stamps]);
  if (isWhole || written.length + gone.length === 0) return files;
  await patchFolder(site, { draft: draft.folder, written: draft.withForms(written), vanished: gone });
  return files.has(changeMarker) ? files.set(changeMarker, touch(join(site, changeMarker))) : files;
}

function touch(file: string): FileStamp {
  const now = new Date();
  utimesSync(file, now, now);
  return stampOf(file);
}
