import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { retryWhileInUse } from '../../shared/retry-while-in-use.ts';
import { contentHash } from './content-hash.ts';
import { engineHash } from './engine-hash.ts';
import { filesIn } from './files-in.ts';
import { pruneCache, touch } from './prune-cache.ts';
import { ValueStore } from './value-store.ts';
import { writeFileAtomic } from './write-file-atomic.ts';

/** Besides the engine's code. */
type Inputs = readonly (string | Uint8Array)[];

interface MemoOptions {
  root: string;
  /** The folder of pages: JSON values are kept by it. */
  pages: string;
}

/** The cache, `<folder>/<name>/<entry>`; safe to remove. */
export function memoFolder(root: string): string {
  return join(root, '.cache/memo');
}

/** Clears the cache. */
export function clearMemo(root: string): Promise<void> {
  return rm(memoFolder(root), { recursive: true, force: true });
}

/** Content-addressed cache across runs, keyed by engine and inputs, with writes that are atomic, also where the power is cut. */
export class Memo {
  readonly #root: string;
  readonly #folder: string;
  readonly #pages: string;
  readonly #values = new Map<string, ValueStore>();

  constructor({ root, pages }: MemoOptions) {
    this.#root = root;
    this.#folder = memoFolder(root);
    this.#pages = pages;
  }

  /** A cached JSON value, as a fresh copy. */
  async value<Value>(name: string, inputs: Inputs, make: () => Value | Promise<Value>): Promise<Value> {
    const values = this.#values.get(name) ?? this.#openValues(name);
    const key = this.#keyOf(name, inputs);
    const known = values.find<Value>(key);
    if (known !== undefined) return known;
    const made = await make();
    values.keep(key, made);
    return made;
  }

  /** The path of a cached file. */
  async file(name: string, inputs: Inputs, make: () => Promise<Uint8Array>): Promise<string> {
    return this.#entry(name, inputs, async (path) => writeFileAtomic(path, await make()));
  }

  /** A cached folder, filled by `make`. */
  async folder(name: string, inputs: Inputs, make: (folder: string) => Promise<void>): Promise<string> {
    return this.#entry(name, inputs, async (path) => {
      const draft = `${path}.${randomUUID()}`;
      try {
        await mkdir(draft, { recursive: true });
        await make(draft);
        await Promise.all(filesIn(draft).map(flush));
        await retryWhileInUse(
          () =>
            rename(draft, path).catch((error) => {
              // A concurrent run may have made it.
              if (!existsSync(path)) throw error;
            }),
          wait,
        );
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    });
  }

  /** The path of a cached file or folder; undefined when it was not made yet. */
  known(name: string, inputs: Inputs): string | undefined {
    const path = join(this.#folder, name, this.#keyOf(name, inputs));
    return existsSync(path) ? path : undefined;
  }

  /** Writes this run's values and frees their memory, which ten thousand pages fill. Prunes the cache. */
  async save(): Promise<void> {
    for (const values of this.#values.values()) await values.save();
    this.#values.clear();
    await pruneCache(this.#folder);
  }

  #keyOf(name: string, inputs: Inputs): string {
    return contentHash(engineHash(this.#root), name, ...inputs);
  }

  #openValues(name: string): ValueStore {
    const file = join(this.#folder, name, `${contentHash(this.#pages)}.jsonl`);
    const values = new ValueStore(file);
    this.#values.set(name, values);
    return values;
  }

  async #entry(name: string, inputs: Inputs, make: (path: string) => Promise<void>): Promise<string> {
    const path = join(this.#folder, name, this.#keyOf(name, inputs));
    if (existsSync(path)) await touch(path);
    else await make(path);
    return path;
  }
}

async function flush(file: string): Promise<void> {
  // Windows flushes only what is open for writing.
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
