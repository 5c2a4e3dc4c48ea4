import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { commandTimeoutMs } from './driver.ts';

interface ProgramOptions {
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  stdio?: StdioOptions;
}

/** A program with all that it starts, which ends with this process at the latest. */
export class Program {
  readonly child: ChildProcess;
  readonly #kill = () => kill(this.child);

  constructor(file: string, { args, env, stdio = 'ignore' }: ProgramOptions) {
    // A group of its own, so that what it starts ends with it.
    this.child = spawn(file, [...args], { detached: !isWindows, stdio, env: { ...process.env, ...env } });
    this.child.on('error', () => {});
    process.once('exit', this.#kill);
  }

  async stop(): Promise<void> {
    process.off('exit', this.#kill);
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.#kill();
    await ended;
  }
}

const isWindows = process.platform === 'win32';

function kill(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  if (isWindows) child.kill();
  else process.kill(-child.pid, 'SIGKILL');
}

/** Reads what a program says until it matches. Rejects when that takes too long. */
export function readUntil(stream: Readable | null | undefined, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = () => reject(new Error(`The program never said ${pattern}, but: ${text}`));
    const timer = setTimeout(fail, commandTimeoutMs);
    stream?.on('data', (piece) => {
      text += piece;
      const [found] = pattern.exec(text) ?? [];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    stream?.once('close', fail);
  });
}
