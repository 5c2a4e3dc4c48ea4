import { existsSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { retryWhileInUse } from '../../../shared/retry-while-in-use.ts';
import { ConcurrentBuildError } from './concurrent-build-error.ts';

/**
 * Replaces a folder, with rollback on failure.
 * @throws CouldNotRunError when another build was first, or the folder is a mount
 */
export async function replaceFolder(final: string, draft: string): Promise<void> {
  const old = `${final}.old-${process.pid}`;
  await retryWhileInUse(() => rename(final, old), wait).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return;
    // In Windows it is the answer for a file that is in use.
    if (error.code === 'EBUSY' && process.platform !== 'win32') throw mounted(final, error);
    throw error;
  });
  try {
    await retryWhileInUse(() => rename(draft, final), wait);
  } catch (error) {
    const isBack = await retryWhileInUse(() => rename(old, final), wait).then(
      () => true,
      () => false,
    );
    throw isBack || !existsSync(final) ? error : new ConcurrentBuildError(final);
  }
  // Synchronous: no promise per file, of which there may be thousands.
  rmSync(old, { recursive: true, force: true, maxRetries: 3 });
}

function mounted(folder: string, cause: Error): CouldNotRunError {
  return new CouldNotRunError(
    `${folder} is zelf een aangekoppelde schijf (mount), die geen andere map kan vervangen. Kies met --out een map daarin, of koppel de map erboven aan.`,
    { cause },
  );
}
