import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { errorCode } from '../../shared/error-code.ts';

/**
 * Reads the secret in a file, or makes a random one that only its owner can read. Throws a `CouldNotRunError` when the
 * file holds something else.
 */
export async function loadOrCreateSecret(file: string): Promise<string> {
  const secret = (await present(file)) ?? (await created(file));
  if (secret.length >= 32) return secret;
  throw new CouldNotRunError(
    `${file} holds no secret of at least 32 characters. Remove it: the next start makes one.`,
  );
}

async function present(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function created(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
    // Atomic: two processes that start together get the same secret.
    await link(draft, file).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
