import { spawnSync } from 'node:child_process';

/** Runs git in a folder; undefined on failure. `input` is its stdin. */
export function git(folder: string, args: readonly string[], input?: string): Buffer | undefined {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], {
    input,
    maxBuffer: 1024 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : undefined;
}
