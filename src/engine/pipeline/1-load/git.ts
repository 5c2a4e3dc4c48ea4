import { spawnSync } from 'node:child_process';

/**
 * The arguments of git in a folder. A command that only reads takes no lock: a commit of the author at the same time
 * would fail.
 */
export const gitArguments = (folder: string, args: readonly string[]): string[] => [
  '--no-optional-locks',
  '-C',
  folder,
  ...args,
];

/** In bytes: what git answers about the history of a large site is kept whole. */
export const maxGitOutput = 1024 * 1024 * 1024;

/** Runs git in a folder, at once; undefined on failure. `input` is its stdin. Where git's refusal counts: `runGit`. */
export function git(folder: string, args: readonly string[], input?: string): Buffer | undefined {
  const { status, stdout } = spawnSync('git', gitArguments(folder, args), {
    input,
    maxBuffer: maxGitOutput,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : undefined;
}

/** The names that git lists with `-z`; none on failure. */
export function gitNames(folder: string, args: readonly string[]): string[] {
  const listed = git(folder, args)?.toString('utf8') ?? '';
  return listed.split('\0').filter((name) => name !== '');
}
