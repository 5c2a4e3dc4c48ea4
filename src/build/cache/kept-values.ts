import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { noteUse } from './prune-cache.ts';

const lineEnd = 0x0a;
const space = 0x20;
const linesAtOnce = 200;

/**
 * Values by name, kept in one file from run to run: those that a run asked for or made. The file is a first line that
 * names its maker, and then a line for each value, so that only what is asked for is ever parsed, and nothing that is
 * made has to stay in memory.
 */
export class KeptValues<Value> {
  readonly #file: string;
  readonly #unfinished: string;
  readonly #before: ReadonlyMap<string, Buffer>;
  readonly #found = new Set<string>();
  /** Lines that are not written yet. */
  #lines: string[];
  #hasNew = false;
  #descriptor: number | undefined;
  /** What cannot be kept is made again next time: no reason to fail. */
  #canWrite = true;

  /**
   * @param maker names all but its name that a value depends on, such as the code that made it: what another maker kept
   * is not there
   * @param isWhole whether nothing is used of what was kept
   */
  constructor(file: string, maker: string, { isWhole = false } = {}) {
    this.#file = file;
    this.#unfinished = `${file}.${randomUUID()}`;
    this.#before = isWhole ? new Map() : readLines(file, maker);
    this.#lines = [`${maker}\n`];
  }

  /** A fresh copy of the value that was kept under this name by an earlier run. */
  find(name: string): Value | undefined {
    const line = this.#before.get(name);
    if (line === undefined) return undefined;
    this.#found.add(name);
    return JSON.parse(line.toString());
  }

  /** Keeps a value as it is now for later runs; it must be plain JSON, and its name have no spaces. */
  keep(name: string, value: Value): void {
    this.#hasNew = true;
    this.#add(`${name} ${JSON.stringify(value)}\n`);
  }

  /** Puts the values of this run in place, in one step, unless they stand there already. */
  async save(): Promise<void> {
    const { size } = this.#before;
    if (!this.#hasNew && size > 0 && size === this.#found.size) {
      await noteUse(this.#file).catch(() => undefined);
      return;
    }
    for (const name of this.#found) this.#add(`${name} ${this.#before.get(name)?.toString()}\n`);
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
      writeSync(this.#descriptor, this.#lines.join(''));
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

function readLines(file: string, maker: string): Map<string, Buffer> {
  const lines = new Map<string, Buffer>();
  const bytes = readOrNothing(file);
  let start = bytes.indexOf(lineEnd) + 1;
  if (bytes.toString('utf8', 0, start - 1) !== maker) return lines;
  for (let end = bytes.indexOf(lineEnd, start); end >= 0; end = bytes.indexOf(lineEnd, start)) {
    const nameEnd = bytes.indexOf(space, start);
    lines.set(bytes.toString('latin1', start, nameEnd), bytes.subarray(nameEnd + 1, end));
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
