import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memoryDisk = '/dev/shm';

/** In bytes; what the largest comparison of the benchmarks writes, and as much again. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Where benchmarks and tests write: in memory where there is space. For minutes after thousands of files were removed, as
 * between two runs, ext4 takes up to thirty times as long to make one: it does not reuse their inodes, and searches all
 * of them each time.
 */
export const scratchRoot = hasSpace(memoryDisk) ? memoryDisk : tmpdir();

function hasSpace(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > neededBytes;
}
