import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A short name for a content: equal parts, equal name. */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex').slice(0, 20);
}

/** A name for the code in a folder, its tests left out: what older code has made goes by another name. */
export async function codeKey(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  return contentHash(...(await Promise.all(names.sort().map((name) => readFile(join(folder, name))))));
}
