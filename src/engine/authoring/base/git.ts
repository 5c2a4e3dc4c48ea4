import { spawnSync } from 'node:child_process';

/** Runs git in a folder; undefined when git is not there or says no. `input` goes to its standard input. */
export function git(folder: string, args: readonly string[], input?: string): Buffer | undefined {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], {
    input,
    maxBuffer: 1024 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : undefined;
}
