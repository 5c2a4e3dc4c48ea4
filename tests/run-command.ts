import { format } from 'node:util';
import { vi } from 'vitest';
import { type Command, exitCodeOf } from '../scripts/run.ts';

/** What a process would have left. */
interface Outcome {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs a command in this process, which is sooner than in one of its own, as if it was typed in a folder. */
export async function runCommand(folder: string, command: Command, args: string[]): Promise<Outcome> {
  let [stdout, stderr] = ['', ''];
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...words) => {
      stdout += `${format(...words)}\n`;
    }),
    vi.spyOn(console, 'error').mockImplementation((...words) => {
      stderr += `${format(...words)}\n`;
    }),
    vi.spyOn(process.stderr, 'write').mockReturnValue(true),
  ];
  const before = process.cwd();
  process.chdir(folder);
  try {
    const status = await exitCodeOf(command, args);
    return { status, stdout, stderr };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.chdir(before);
  }
}
