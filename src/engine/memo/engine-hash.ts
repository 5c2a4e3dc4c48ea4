import { join } from 'node:path';
import { memoized } from '../../shared/memoized.ts';
import { hashFiles } from './hash-files.ts';

/** Hash of the code that makes cached results. */
export const engineHash = memoized((root: string): string =>
  hashSources(root, ['src/engine', 'src/shared', 'package-lock.json']),
);

/** Hash of sources, without tests, and Node's version. */
export function hashSources(root: string, places: readonly string[]): string {
  const files = places.map((place) => join(root, place));
  return `${process.version}-${hashFiles(root, files, isSource)}`;
}

function isSource(path: string): boolean {
  return /\.(?:tsx?|json|woff2)$/.test(path) && !/\.test\.tsx?$|tsconfig/.test(path);
}
