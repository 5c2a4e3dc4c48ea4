import { open } from 'node:fs/promises';

/** The largest file that is read: larger ones make the checks slow, and no page needs it. */
export const largestFile = 1_000_000;

export type ReadBytes = { bytes: Buffer } | { tooLarge: number } | { failed: true };

/** Reads a file of at most `largestFile` bytes; says why not instead of throwing. */
export async function readBytes(absoluteFile: string): Promise<ReadBytes> {
  try {
    const handle = await open(absoluteFile);
    try {
      const { size } = await handle.stat();
      return size > largestFile ? { tooLarge: size } : { bytes: await handle.readFile() };
    } finally {
      await handle.close();
    }
  } catch {
    return { failed: true };
  }
}
