import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';

/**
 * Reads the secret in a file, or makes a random one that only its owner can read. Throws a `CouldNotRunError` when the
 * file holds something else.
 */
export async function loadOrCreateSecret(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  // Atomic: two processes that start together get the same secret.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length >= 32) return secret;
  throw new CouldNotRunError(
    `${file} holds no secret of at least 32 characters. Remove it: the next start makes one.`,
  );
}
