import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { isDiskFull } from '../../shared/disk-full.ts';
import { errorCode } from '../../shared/error-code.ts';
import { minSecretLength } from '../../shared/leads/min-secret-length.ts';
import { unusableFolder } from './data-folder.ts';

/**
 * Reads the secret in a file, or makes a random one that only its owner can read; on a full disk that one lasts as long as this
 * process. Throws a `CouldNotRunError` when the file holds something else, or cannot be read or written.
 */
export async function loadOrCreateSecret(file: string): Promise<string> {
  const secret = (await readSecretFile(file))?.trim() ?? (await created(file));
  if (secret.length >= minSecretLength) return secret;
  throw new CouldNotRunError(
    `${file} holds no secret of at least ${minSecretLength} characters. Remove it: the next start makes one.`,
  );
}

/** The text of a file with a secret; undefined without one. Throws a `CouldNotRunError` when it cannot be read. */
export async function readSecretFile(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw unusableFolder(dirname(file), error);
  }
}

async function created(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  const secret = randomBytes(32).toString('hex');
  try {
    // On the disk before it is used: a power cut could leave it empty, with which no server starts.
    await writeFile(draft, `${secret}\n`, { mode: 0o600, flush: true });
    // Atomic: two processes that start together get the same secret.
    await link(draft, file).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  } catch (error) {
    // The pages are worth serving, and what it keeps apart lasts a few days.
    if (isDiskFull(error)) return secret;
    throw unusableFolder(dirname(file), error);
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
