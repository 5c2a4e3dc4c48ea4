import { readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { touch } from './prune-cache.ts';
import { writeFileAtomic } from './write-file-atomic.ts';

const lineEnd = 0x0a;
const space = 0x20;

/**
 * JSON values by key, one per line, parsed on demand; keys have no spaces. New lines are appended, and the file is
 * rewritten without the unused ones when these are half of it.
 */
export class ValueStore {
  readonly #file: string;
  /** By key, as written. */
  readonly #before: Map<string, Buffer>;
  readonly #used = new Set<string>();
  readonly #added = new Map<string, string>();

  constructor(file: string) {
    this.#file = file;
    this.#before = readLines(file);
  }

  /** A fresh copy; undefined when missing or corrupt. */
  find<Value>(key: string): Value | undefined {
    const line = this.#added.get(key) ?? this.#before.get(key);
    const value = line === undefined ? undefined : parse<Value>(line);
    if (value !== undefined && !this.#added.has(key)) this.#used.add(key);
    return value;
  }

  /** Stores a snapshot. */
  keep(key: string, value: unknown): void {
    this.#added.set(key, JSON.stringify(value));
  }

  /** Writes new values. Ignores failures: they can be made again. */
  async save(): Promise<void> {
    await this.#write().catch(() => undefined);
  }

  #write(): Promise<void> {
    if (this.#added.size === 0) return touch(this.#file);
    const isMostlyUsed = this.#used.size * 2 > this.#before.size;
    // A line end first: a killed run may have left half a line.
    if (isMostlyUsed) return appendFile(this.#file, ['\n', ...linesOf(this.#added)].join(''));
    return writeFileAtomic(this.#file, linesOf([...this.#usedLines(), ...this.#added]).join(''));
  }

  #usedLines(): [key: string, line: Buffer][] {
    return [...this.#before].filter(([key]) => this.#used.has(key));
  }
}

function linesOf(entries: Iterable<[key: string, line: string | Buffer]>): string[] {
  return Array.from(entries, ([key, line]) => `${key} ${line}\n`);
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
