import { mkdir, readdir, rename, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeFileAtomic } from '../../memo/write-file-atomic.ts';
import { git } from '../git-base/git.ts';
import type { MovedDocument } from './move-document.ts';

/** Moves and writes the planned files, with `git mv` where tracked; removes emptied folders. */
export async function carryOutMove(plan: readonly MovedDocument[]): Promise<void> {
  for (const { before, after } of plan) {
    const { absoluteFile: from } = before;
    const { absoluteFile: to } = after;
    if (from !== to) {
      await mkdir(dirname(to), { recursive: true });
      if (git(dirname(from), ['mv', '--', from, to]) === undefined) await rename(from, to);
    }
    if (before.text !== after.text) await writeFileAtomic(to, after.text);
  }
  for (const { before, after } of plan) {
    if (before.absoluteFile !== after.absoluteFile) await removeEmpty(dirname(before.absoluteFile));
  }
}

async function removeEmpty(folder: string): Promise<void> {
  const left = await readdir(folder).catch(() => undefined);
  if (left === undefined || left.length > 0) return;
  await rmdir(folder);
  await removeEmpty(dirname(folder));
}
