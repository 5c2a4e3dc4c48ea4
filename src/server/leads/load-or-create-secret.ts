import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';

/**
 * Gives the secret in a file that only its owner can read; makes it, at random, when there is none.
 * Throws a `CouldNotRunError` when what is in the file is none.
 */
export async function loadOrCreateSecret(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  // Fails when there is one: two processes that start at one moment get the same.
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
