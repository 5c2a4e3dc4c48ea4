import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { errorCode } from '../../shared/error-code.ts';
import { carryOutRemoval, type Removal } from '../authoring/remove/plan-removal.ts';
import { writeFileAtomic } from '../memo/write-file-atomic.ts';

interface ChangedFile {
  file: string;
  absoluteFile: string;
  before: Uint8Array | undefined;
  after: Uint8Array | undefined;
}

/** The page that was removed last in this run of the server, to be put back as it was. */
export class LastRemoval {
  #route: string | undefined;
  #files: ChangedFile[] = [];

  /** Of the page, if there is one to put back. */
  get route(): string | undefined {
    return this.#route;
  }

  /** Carries out a removal, and remembers each file that it touches. */
  async carryOut(removal: Removal): Promise<void> {
    const touched = [removal.removed, ...removal.changed];
    const before = await Promise.all(touched.map(({ absoluteFile }) => readBytes(absoluteFile)));
    await carryOutRemoval(removal);
    this.#files = await Promise.all(
      touched.map(async ({ file, absoluteFile }, at) => {
        return { file, absoluteFile, before: before[at], after: await readBytes(absoluteFile) };
      }),
    );
    this.#route = removal.removed.name;
  }

  /**
   * Puts the page back, and every file that changed with it; gives its route.
   * @throws CouldNotRunError when there is nothing to put back, or when a file is no longer as the removal left it
   */
  async putBack(): Promise<string> {
    const route = this.#route;
    if (route === undefined) throw new CouldNotRunError('Er is geen pagina om terug te zetten.');
    for (const { file, absoluteFile, after } of this.#files) {
      if (isSame(await readBytes(absoluteFile), after)) continue;
      throw new CouldNotRunError(
        `${file} is na het verwijderen veranderd, en terugzetten zou dat kwijtmaken. Maak die verandering eerst ongedaan.`,
      );
    }
    for (const { absoluteFile, before } of this.#files) {
      if (!before) await rm(absoluteFile, { force: true });
      else {
        await mkdir(dirname(absoluteFile), { recursive: true });
        await writeFileAtomic(absoluteFile, before);
      }
    }
    this.#route = undefined;
    return route;
  }
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one && other ? Buffer.compare(one, other) === 0 : one === other;
}

async function readBytes(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
