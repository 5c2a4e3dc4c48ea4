import { access } from 'node:fs/promises';
import { noteUse } from './prune-cache.ts';
import { writeAtOnce } from './write-at-once.ts';

/**
 * Makes a file only when it is not there yet, and gives its path. The name must say all that its content depends on.
 * A build that is killed leaves no half file under that name.
 */
export async function keptFile(file: string, make: () => Promise<Uint8Array>): Promise<string> {
  if (await exists(file)) {
    await noteUse(file);
    return file;
  }
  await writeAtOnce(file, await make());
  return file;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
