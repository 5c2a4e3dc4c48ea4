import { readFileSync } from 'node:fs';
import { contentHash } from './content-hash.ts';
import { filesIn } from './files-in.ts';

/** The name of each file's content, by the file's path. */
export type ContentKeys = ReadonlyMap<string, string>;

/** Names the content of all files in some files and folders, and what is below those. What is not there counts as empty. */
export function contentKeys(
  places: readonly string[],
  isWanted: (file: string) => boolean = () => true,
): ContentKeys {
  const files = places.flatMap(filesIn).filter(isWanted);
  return new Map(files.map((file) => [file, contentHash(contentOf(file))]));
}

/** A name for files with their contents together. */
export function nameOfAll(keys: ContentKeys): string {
  return contentHash(JSON.stringify([...keys]));
}

/** Node reads and decodes a text in one step, twice as fast as bytes; where a character is odd the bytes tell more. */
function contentOf(file: string): string | Uint8Array {
  const text = /\.(?:json|tsx?)$/.test(file) ? readFileSync(file, 'utf8') : '\ufffd';
  return text.includes('\ufffd') ? readFileSync(file) : text;
}
