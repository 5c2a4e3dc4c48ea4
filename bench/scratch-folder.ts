import { mkdtempSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { scratchRoot } from '../scripts/scratch-root.ts';

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
