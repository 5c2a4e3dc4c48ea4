import { existsSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { concurrentBuildError } from './concurrent-build-error.ts';

/**
 * Puts a folder in the place of another one, which is put back when that fails.
 * Throws `CouldNotRunError` when another build was first.
 */
export async function replaceFolder(final: string, draft: string): Promise<void> {
  const old = `${final}.old-${process.pid}`;
  await rename(final, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  try {
    await rename(draft, final);
  } catch (error) {
    const isBack = await rename(old, final).then(
      () => true,
      () => false,
    );
    throw isBack || !existsSync(final) ? error : concurrentBuildError(final);
  }
  // Without a promise for each of its files, of which there may be many thousands.
  rmSync(old, { recursive: true, force: true });
}
