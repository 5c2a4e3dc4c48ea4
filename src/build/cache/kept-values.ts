import { readFileSync } from 'node:fs';
import { noteUse } from './prune-cache.ts';
import { writeAtOnce } from './write-at-once.ts';

const lineEnd = 0x0a;
const space = 0x20;
const linesAtOnce = 500;

/**
 * Values by name, kept in one file from run to run: those that a run asked for or made. The file is a first line that
 * names its maker, and then a line for each value, so that only what is asked for is ever parsed.
 */
export class KeptValues<Value> {
  readonly #file: string;
  readonly #maker: string;
  readonly #before: ReadonlyMap<string, Buffer>;
  /** The lines of this run, without their names. */
  readonly #lines = new Map<string, Buffer>();

  /**
   * @param maker names all but its name that a value depends on, such as the code that made it: what another maker kept
   * is not there
   */
  constructor(file: string, maker: string) {
    this.#file = file;
    this.#maker = maker;
    this.#before = readLines(file, maker);
  }

  /** A fresh copy of the value that was kept under this name. */
  find(name: string): Value | undefined {
    const line = this.#lines.get(name) ?? this.#before.get(name);
    if (line === undefined) return undefined;
    this.#lines.set(name, line);
    return JSON.parse(line.toString());
  }

  /** Keeps a value as it is now; it must be plain JSON, and its name have no spaces. */
  keep(name: string, value: Value): void {
    this.#lines.set(name, Buffer.from(JSON.stringify(value)));
  }

  /** Writes the values of this run, in one step, unless they stand there already. */
  async save(): Promise<void> {
    if (this.#before.size > 0 && this.#isAsBefore()) return noteUse(this.#file);
    // What cannot be kept is made again next time: no reason to fail.
    await writeAtOnce(this.#file, this.#chunks()).catch(() => undefined);
  }

  #isAsBefore(): boolean {
    if (this.#before.size !== this.#lines.size) return false;
    return [...this.#lines].every(([name, line]) => this.#before.get(name) === line);
  }

  *#chunks(): Generator<string | Buffer> {
    yield `${this.#maker}\n`;
    let chunk: Buffer[] = [];
    for (const [name, line] of this.#lines) {
      chunk.push(Buffer.from(`${name} `), line, Buffer.of(lineEnd));
      if (chunk.length < linesAtOnce * 3) continue;
      yield Buffer.concat(chunk);
      chunk = [];
    }
    yield Buffer.concat(chunk);
  }
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
