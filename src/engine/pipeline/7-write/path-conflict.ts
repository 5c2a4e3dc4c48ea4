import { posix } from 'node:path';

/**
 * Whether a removed and a new file clash: equal but for case, or one is a folder of the other.
 * Case-insensitive, as file systems of macOS and Windows are.
 */
export function hasPathConflict(gone: readonly string[], come: readonly string[]): boolean {
  if (gone.length === 0) return false;
  const going = new Set(gone.map((name) => name.toLowerCase()));
  const coming = new Set(come.map((name) => name.toLowerCase()));
  return [...coming].some((name) => wants(name, going)) || [...going].some((name) => wants(name, coming));
}

/** Whether the name or a parent folder is among the others. */
function wants(name: string, others: ReadonlySet<string>): boolean {
  return name !== '.' && (others.has(name) || wants(posix.dirname(name), others));
}
