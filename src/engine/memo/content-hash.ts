import { createHash } from 'node:crypto';

/** SHA-256 of parts, as 20 hexadecimal digits. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  // Lengths first, so that parts cannot run into one another.
  const hash = createHash('sha256').update(parts.map(({ length }) => length).join(' '));
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 20);
}
