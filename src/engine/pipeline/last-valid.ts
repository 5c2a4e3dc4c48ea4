import { isError } from '../../shared/authors/severity.ts';
import type { Examined } from './site-problems.ts';

/** Keeps the last valid version of each file, so that a mistake hides nothing but itself. */
export class LastValid {
  readonly #byFile = new Map<string, Examined>();

  /** The last valid versions of these files, which are all of a site; without files that have none. */
  of(examined: readonly Examined[]): readonly Examined[] {
    const present = new Map(examined.map((each) => [each.file.absoluteFile, each]));
    for (const file of this.#byFile.keys()) if (!present.has(file)) this.#byFile.delete(file);
    for (const [file, each] of present) if (isValid(each)) this.#byFile.set(file, each);
    return examined.flatMap(({ file }) => this.#byFile.get(file.absoluteFile) ?? []);
  }
}

/** Whether a file is valid, so that it can be shown. */
export function isValid({ problems }: Examined): boolean {
  return !problems.some(isError);
}
