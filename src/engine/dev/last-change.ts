import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DoneChange } from '../../shared/authors/studio.ts';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { removeEmptyFolder } from '../authoring/remove-empty-folder.ts';
import { writeFileAtomic } from '../memo/write-file-atomic.ts';
import { readIfThere } from './read-if-there.ts';

/** A file as messages name it. */
interface NamedFile {
  file: string;
  absoluteFile: string;
}

interface ChangedFile extends NamedFile {
  before: Uint8Array | undefined;
  after: Uint8Array | undefined;
}

/** What was last done to several files at once in this run of the server, to be undone byte for byte. */
export class LastChange {
  #done: DoneChange | undefined;
  #files: ChangedFile[] = [];

  /** What was done; undefined when there is nothing to undo. */
  get done(): DoneChange | undefined {
    return this.#done;
  }

  /** Empty when there is nothing to undo. */
  get name(): string {
    return this.#done?.name ?? '';
  }

  /** Carries out a change, and remembers each file that it touches, also when it fails halfway. */
  async carryOut(
    description: string,
    touched: readonly NamedFile[],
    act: () => Promise<void>,
  ): Promise<void> {
    const files = [...new Map(touched.map((each) => [each.absoluteFile, each])).values()];
    const before = await Promise.all(files.map(({ absoluteFile }) => readIfThere(absoluteFile)));
    try {
      await act();
    } finally {
      const present = await Promise.all(
        files.map(async ({ file, absoluteFile }, at) => {
          return { file, absoluteFile, before: before[at], after: await readIfThere(absoluteFile) };
        }),
      );
      const changed = present.filter(({ before, after }) => !isSame(before, after));
      if (changed.length > 0) {
        this.#files = changed;
        this.#done = { name: randomUUID(), description };
      }
    }
  }

  /**
   * Undoes it in every file.
   * @param wanted the name of a change, where no other may be undone
   * @throws CouldNotRunError when there is nothing to undo, or when a file is no longer as the change left it
   */
  async undo(wanted = this.#done?.name): Promise<void> {
    if (this.#done === undefined || wanted !== this.#done.name)
      throw new CouldNotRunError('Er is niets om ongedaan te maken.');
    for (const { file, absoluteFile, before, after } of this.#files) {
      const present = await readIfThere(absoluteFile);
      // An undo that failed halfway, such as on a full disk, goes on.
      if (isSame(present, after) || isSame(present, before)) continue;
      throw new CouldNotRunError(
        `${file} is daarna nog veranderd, en ongedaan maken zou dat kwijtmaken. Maak die verandering eerst ongedaan.`,
      );
    }
    for (const { absoluteFile, before } of this.#files) {
      if (!before) continue;
      await writeFileAtomic(absoluteFile, before);
    }
    for (const { absoluteFile, before } of this.#files) {
      if (before) continue;
      await rm(absoluteFile, { force: true });
      await removeEmptyFolder(dirname(absoluteFile));
    }
    this.#done = undefined;
  }
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one && other ? Buffer.compare(one, other) === 0 : one === other;
}
