import { join } from 'node:path';
import { hashFiles } from './hash-files.ts';

const hashes = new Map<string, string>();

/** Hash of the code that makes cached results. */
export function engineHash(root: string): string {
  const known = hashes.get(root) ?? hashSources(root, ['src/engine', 'src/shared', 'package-lock.json']);
  hashes.set(root, known);
  return known;
}

/** Hash of sources, without tests, and Node's version. */
export function hashSources(root: string, places: readonly string[]): string {
  const files = places.map((place) => join(root, place));
  return `${process.version}-${hashFiles(root, files, isSource)}`;
}

function isSource(path: string): boolean {
  return /\.(?:tsx?|json|woff2)$/.test(path) && !/\.test\.tsx?$|tsconfig/.test(path);
}
