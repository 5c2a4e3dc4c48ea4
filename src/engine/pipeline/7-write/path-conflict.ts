import { posix } from 'node:path';

/**
 * Whether a file that goes and one that comes want the same place on some disk: their names differ in case only, which
 * is one file on macOS and Windows, or one is a folder of the other. Names have forward slashes.
 */
export function hasPathConflict(gone: readonly string[], come: readonly string[]): boolean {
  if (gone.length === 0) return false;
  const going = new Set(gone.map((name) => name.toLowerCase()));
  const coming = new Set(come.map((name) => name.toLowerCase()));
  return [...coming].some((name) => wants(name, going)) || [...going].some((name) => wants(name, coming));
}

/** Whether a name, or a folder that it stands in, is among the others. */
function wants(name: string, others: ReadonlySet<string>): boolean {
  return name !== '.' && (others.has(name) || wants(posix.dirname(name), others));
}
