import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { touch } from './prune-cache.ts';

const lineEnd = 0x0a;
const space = 0x20;
const linesAtOnce = 200;

/**
 * Values by name, kept in one file from run to run: those that a run asked for or made. Each has a line, so that only
 * what is asked for is ever parsed, and nothing that is made has to stay in memory. A name must say all that its value
 * depends on, and have no spaces; a value must be plain JSON.
 */
export class KeptValues<Value> {
  readonly #file: string;
  readonly #unfinished: string;
  readonly #before: ReadonlyMap<string, Buffer>;
  readonly #found = new Set<string>();
  /** Lines that are not written yet. */
  #lines: string[] = [];
  #descriptor: number | undefined;
  /** What cannot be kept is made again next time: no reason to fail. */
  #canWrite = true;

  /** @param isWhole whether nothing is used of what was kept */
  constructor(file: string, { isWhole = false } = {}) {
    this.#file = file;
    this.#unfinished = `${file}.${randomUUID()}`;
    this.#before = isWhole ? new Map() : readLines(file);
  }

  /** A fresh copy of the value that was kept under this name by an earlier run. */
  find(name: string): Value | undefined {
    const line = this.#before.get(name);
    if (line === undefined) return undefined;
    const value = parsed<Value>(line);
    if (value !== undefined) this.#found.add(name);
    return value;
  }

  /** Keeps a value as it is now for later runs. */
  keep(name: string, value: Value): void {
    this.#add(`${name} ${JSON.stringify(value)}\n`);
  }

  /** Puts the values of this run in place: a few beside those that are there, else all in one step. */
  async save(): Promise<void> {
    const { size } = this.#before;
    if (size > 0 && this.#found.size * 2 > size && this.#descriptor === undefined) {
      // A run that was killed may have left half a line, which ends here.
      if (this.#lines.length > 0)
        this.#attempt(() => appendFileSync(this.#file, `\n${this.#lines.join('')}`));
      else await touch(this.#file).catch(() => undefined);
      return;
    }
    for (const name of this.#found) this.#add(`${name} ${this.#before.get(name)}\n`);
    this.#write();
    this.#attempt(() => {
      if (this.#descriptor !== undefined) closeSync(this.#descriptor);
      renameSync(this.#unfinished, this.#file);
    });
  }

  #add(line: string): void {
    this.#lines.push(line);
    if (this.#lines.length >= linesAtOnce) this.#write();
  }

  #write(): void {
    this.#attempt(() => {
      this.#descriptor ??= openNew(this.#unfinished);
      writeFileSync(this.#descriptor, this.#lines.join(''));
    });
    this.#lines = [];
  }

  #attempt(step: () => void): void {
    if (!this.#canWrite) return;
    try {
      step();
    } catch {
      this.#canWrite = false;
    }
  }
}

function openNew(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  return openSync(file, 'w');
}

/** Undefined for half a line. */
function parsed<Value>(line: Buffer): Value | undefined {
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
    const nameEnd = bytes.indexOf(space, start);
    if (nameEnd < end) lines.set(bytes.toString('latin1', start, nameEnd), bytes.subarray(nameEnd + 1, end));
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
