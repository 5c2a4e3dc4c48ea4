import { access, constants, mkdir, stat } from 'node:fs/promises';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';

/** Makes the folder for data, for its owner only. Throws a `CouldNotRunError` when it cannot be written to. */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CouldNotRunError(
      `The folder for data ${folder} cannot be used: ${reason}. Give this user the right to write there, or choose another folder with DATA_DIR.`,
    );
  }
}

/**
 * Throws a `CouldNotRunError` when root would write into the folder of another user: with files of root in it that user's
 * server does not start.
 */
export async function refuseOtherOwner(folder: string): Promise<void> {
  const owner = (await stat(folder).catch(() => undefined))?.uid;
  if (process.getuid?.() !== 0 || owner === undefined || owner === 0) return;
  throw new CouldNotRunError(
    `The leads in ${folder} belong to another user. Run this as the user that runs the server, not as root.`,
  );
}
