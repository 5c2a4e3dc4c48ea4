import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Effort, writeCompressed } from './compress.ts';

/**
 * A folder that is filled beside its final place and moved there whole, so that a build that fails or is killed
 * leaves the previous one untouched.
 */
export class OutputFolder {
  readonly #final: string;
  readonly #draft: string;
  readonly #effort: Effort;

  private constructor(final: string, draft: string, effort: Effort) {
    this.#final = final;
    this.#draft = draft;
    this.#effort = effort;
  }

  /**
   * Starts an empty draft beside `folder`, and clears away what builds that were killed have left there. What is
   * written is compressed with this effort.
   */
  static async create(folder: string, effort: Effort): Promise<OutputFolder> {
    await removeLeftovers(folder);
    const draft = `${folder}.draft-${process.pid}`;
    await mkdir(draft, { recursive: true });
    return new OutputFolder(folder, draft, effort);
  }

  /** Writes a file, and its compressed forms when it shrinks; `name` has forward slashes. */
  async write(name: string, content: string | Uint8Array): Promise<void> {
    const file = join(this.#draft, name);
    await mkdir(dirname(file), { recursive: true });
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    await Promise.all([writeFile(file, bytes), writeCompressed(file, bytes, this.#effort)]);
  }

  /** Copies a folder that is compressed already. */
  async copy(folder: string): Promise<void> {
    await cp(folder, this.#draft, { recursive: true });
  }

  /** Copies a folder as it is and adds the compressed forms. */
  async copyAndCompress(folder: string): Promise<void> {
    await this.copy(folder);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const file = join(entry.parentPath, entry.name);
          await writeCompressed(
            join(this.#draft, file.slice(folder.length)),
            await readFile(file),
            this.#effort,
          );
        }),
    );
  }

  /** Puts the finished draft in place. */
  async publish(): Promise<void> {
    const old = `${this.#final}.old-${process.pid}`;
    await rename(this.#final, old).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(this.#draft, this.#final);
    await rm(old, { recursive: true, force: true });
  }

  /** Throws the draft away. */
  async discard(): Promise<void> {
    await rm(this.#draft, { recursive: true, force: true });
  }
}

const leftover = /\.(?:draft|old)-(\d+)$/;

async function removeLeftovers(folder: string): Promise<void> {
  const siblings = await readdir(dirname(folder)).catch(() => []);
  const abandoned = siblings.filter((name) => {
    const [ending, processId] = leftover.exec(name) ?? [];
    return ending !== undefined && name === basename(folder) + ending && !isOtherBuild(Number(processId));
  });
  await Promise.all(
    abandoned.map((name) => rm(join(dirname(folder), name), { recursive: true, force: true })),
  );
}

/** Whether another process of that number is alive, and may be building. */
function isOtherBuild(processId: number): boolean {
  if (processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}
