import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { noteUse } from './prune-cache.ts';

/**
 * Makes a file only when it is not there yet, and gives its path. The name must say all that its content depends on.
 * A build that is killed leaves no half file under that name.
 */
export async function keptFile(file: string, make: () => Promise<Uint8Array>): Promise<string> {
  if (await exists(file)) {
    await noteUse(file);
    return file;
  }
  const content = await make();
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, content);
  await rename(unfinished, file);
  return file;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
