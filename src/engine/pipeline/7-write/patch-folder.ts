import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { retryWhileInUse } from '../../../shared/retry-while-in-use.ts';
import { headersOfBoth } from './headers-of-both.ts';

interface Patch {
  /** The folder with the new files. */
  draft: string;
  /** Files to move into place. */
  written: readonly string[];
  /** Files to remove. */
  vanished: readonly string[];
}

interface Move {
  from: string;
  to: string;
  step: number;
}

/** By when it is done. */
const steps = { assets: 0, both: 1, pages: 2, settings: 3 };

/** Every build writes this file, and servers watch it for changes. */
export const changeMarker = '_headers';

/**
 * Patches a site file by file: assets first, then the headers that allow old and new pages, pages, settings, and
 * removals last, so that visitors always get complete pages, also when it stops halfway.
 */
export async function patchFolder(site: string, { draft, written, vanished }: Patch): Promise<void> {
  const moves = written.map((name): Move => ({ from: name, to: name, step: stepOf(name) }));
  if (written.includes(changeMarker) && existsSync(join(site, changeMarker))) {
    const headersIn = (folder: string) => readFileSync(join(folder, changeMarker), 'utf8');
    const from = `${changeMarker}.both`;
    writeFileSync(join(draft, from), headersOfBoth(headersIn(site), headersIn(draft)));
    moves.push({ from, to: changeMarker, step: steps.both });
  }
  for (const { from, to } of moves.sort((one, other) => one.step - other.step)) {
    mkdirSync(dirname(join(site, to)), { recursive: true });
    await retryWhileInUse(() => renameSync(join(draft, from), join(site, to)), wait);
  }
  for (const name of vanished) {
    await retryWhileInUse(() => rmSync(join(site, name), { force: true }), wait);
    removeEmptyFolders(site, dirname(name));
  }
}

function stepOf(name: string): number {
  if (name.startsWith('_')) return steps.settings;
  return name.startsWith('assets/') ? steps.assets : steps.pages;
}

/** Removes empty folders upwards. */
function removeEmptyFolders(site: string, folder: string): void {
  if (folder === '.' || readdirSync(join(site, folder)).length > 0) return;
  rmdirSync(join(site, folder));
  removeEmptyFolders(site, dirname(folder));
}
