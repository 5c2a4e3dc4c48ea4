import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './files-in.ts';

/** A short name for a content: equal parts, equal name. */
export function cacheKey(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex').slice(0, 20);
}

/** A name for the code in a folder, its tests left out: what older code has made goes by another name. */
export async function codeKey(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  return cacheKey(...(await Promise.all(names.sort().map((name) => readFile(join(folder, name))))));
}

/** A name for all files in some files and folders, and what is below those. What is not there counts as empty. */
export function filesKey(
  places: readonly string[],
  isWanted: (file: string) => boolean = () => true,
): string {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesIn(place).filter(isWanted)) {
      hash.update(`${file}\0`).update(contentOf(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 20);
}

/** Node reads and decodes a text in one step, twice as fast as bytes; where a character is odd the bytes tell more. */
function contentOf(file: string): string | Uint8Array {
  const text = /\.(?:json|tsx?)$/.test(file) ? readFileSync(file, 'utf8') : '\ufffd';
  return text.includes('\ufffd') ? readFileSync(file) : text;
}
