import { existsSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { ConcurrentBuildError } from './concurrent-build-error.ts';

/**
 * Replaces a folder, with rollback on failure.
 * @throws CouldNotRunError when another build was first
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
    throw isBack || !existsSync(final) ? error : new ConcurrentBuildError(final);
  }
  // Synchronous: no promise per file, of which there may be thousands.
  rmSync(old, { recursive: true, force: true });
}
