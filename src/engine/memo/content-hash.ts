import { createHash } from 'node:crypto';

/** SHA-256 of parts, as 20 hexadecimal digits. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex').slice(0, 20);
}
