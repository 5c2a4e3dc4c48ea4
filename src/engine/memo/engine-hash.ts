import { join } from 'node:path';
import { hashFiles } from './hash-files.ts';

const hashes = new Map<string, string>();

/** One hash of the code that makes anything of pages: what other code has made is never taken for its work. */
export function engineHash(root: string): string {
  const known = hashes.get(root) ?? hashSources(root, ['src/engine', 'src/shared', 'package-lock.json']);
  hashes.set(root, known);
  return known;
}

/** One hash of sources of the project, tests left out, and of the version of Node that runs them. */
export function hashSources(root: string, places: readonly string[]): string {
  const files = places.map((place) => join(root, place));
  return `${process.version}-${hashFiles(root, files, isSource)}`;
}

function isSource(path: string): boolean {
  return /\.(?:tsx?|json)$/.test(path) && !/\.test\.tsx?$|tsconfig/.test(path);
}
