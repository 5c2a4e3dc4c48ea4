import { readFileSync } from 'node:fs';
import { touch } from './prune-cache.ts';
import { writeFileAtomic } from './write-file-atomic.ts';

const lineEnd = 0x0a;
const space = 0x20;

/** JSON values by key, one per line; keeps those of the last run. Parsed on demand; keys have no spaces. */
export class ValueStore {
  readonly #file: string;
  readonly #before: Map<string, Buffer>;
  /** By key, as written. */
  readonly #lines = new Map<string, string | Buffer>();
  #isChanged = false;

  constructor(file: string) {
    this.#file = file;
    this.#before = readLines(file);
  }

  /** A fresh copy; undefined when missing or corrupt. */
  find<Value>(key: string): Value | undefined {
    const line = this.#lines.get(key) ?? this.#before.get(key);
    const value = line === undefined ? undefined : parse<Value>(line);
    if (line !== undefined && value !== undefined) this.#lines.set(key, line);
    return value;
  }

  /** Stores a snapshot. */
  keep(key: string, value: unknown): void {
    this.#isChanged = true;
    this.#lines.set(key, JSON.stringify(value));
  }

  /** Writes new values. Ignores failures: they can be made again. */
  async save(): Promise<void> {
    const saving = this.#isChanged ? writeFileAtomic(this.#file, this.#bytes()) : touch(this.#file);
    await saving.catch(() => undefined);
    // Ten thousand pages' values are not kept in memory for the rest of a build.
    this.#before.clear();
    this.#lines.clear();
    this.#isChanged = false;
  }

  #bytes(): Buffer {
    return Buffer.concat(
      [...this.#lines].flatMap(([key, line]) => [
        Buffer.from(`${key} `),
        typeof line === 'string' ? Buffer.from(line) : line,
        Buffer.from('\n'),
      ]),
    );
  }
}

function parse<Value>(line: string | Buffer): Value | undefined {
  try {
    return JSON.parse(line.toString());
  } catch {
    return undefined;
  }
}

function readLines(file: string): Map<string, Buffer> {
  const lines = new Map<string, Buffer>();
  const bytes = readOrNothing(file);
  let start = 0;
  for (let end = bytes.indexOf(lineEnd); end >= 0; end = bytes.indexOf(lineEnd, start)) {
    const keyEnd = bytes.indexOf(space, start);
    if (keyEnd < end) lines.set(bytes.toString('latin1', start, keyEnd), bytes.subarray(keyEnd + 1, end));
    start = end + 1;
  }
  return lines;
}

function readOrNothing(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
