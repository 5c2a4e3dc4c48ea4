import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryDisk = '/dev/shm';

/** In bytes; what the largest comparison writes, and as much again. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Where benchmarks write: in memory where there is space. For minutes after thousands of files were removed, as between
 * two runs, ext4 takes up to thirty times as long to make one: it does not reuse their inodes, and searches all of them
 * each time.
 */
export const scratchRoot = hasSpace(memoryDisk) ? memoryDisk : tmpdir();

/** An empty folder for one measurement, which removes it. */
export function scratchFolder(prefix: string): string {
  return mkdtempSync(join(scratchRoot, prefix));
}

/** Whether a folder is in memory; undefined where the system does not say. */
export function isInMemory(folder: string): boolean | undefined {
  return process.platform === 'linux' ? statfsSync(folder).type === tmpfs : undefined;
}

/** The number by which Linux knows this file system. */
const tmpfs = 0x01021994;

function hasSpace(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > neededBytes;
}
