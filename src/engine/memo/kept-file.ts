import { access } from 'node:fs/promises';
import { touch } from './prune-cache.ts';
import { writeFileAtomic } from './write-file-atomic.ts';

/**
 * Makes a file only when it is not there yet, and gives its path. The name must say all that its content depends on.
 * A build that is killed leaves no half file under that name.
 */
export async function cachedFile(file: string, make: () => Promise<Uint8Array>): Promise<string> {
  if (await exists(file)) {
    await touch(file);
    return file;
  }
  await writeFileAtomic(file, await make());
  return file;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
