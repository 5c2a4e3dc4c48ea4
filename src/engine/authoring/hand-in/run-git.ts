import { spawnSync } from 'node:child_process';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { errorCode } from '../../../shared/error-code.ts';
import { gitArguments } from '../git-base/git.ts';

export interface GitAnswer {
  isGood: boolean;
  /** Standard output, as it is: with `-z`, names end in NUL. */
  output: string;
  /** What git says to people, in English. */
  words: string;
}

/**
 * Runs git in a folder.
 * @param input its standard input
 * @throws CouldNotRunError when git is not installed
 */
export function runGit(folder: string, args: readonly string[], input?: string): GitAnswer {
  const { status, stdout, stderr, error } = spawnSync('git', gitArguments(folder, args), {
    input,
    encoding: 'utf8',
    maxBuffer: 1024 * 1024 * 1024,
    // Refusals are recognised by their words.
    env: { ...process.env, LC_ALL: 'C', LANGUAGE: 'C' },
  });
  if (errorCode(error) === 'ENOENT') {
    throw new CouldNotRunError(
      'Het programma git staat niet op deze computer. Installeer het van https://git-scm.com, open een nieuwe terminal en probeer het nog een keer.',
    );
  }
  return {
    isGood: status === 0,
    output: stdout ?? '',
    words: `${stderr ?? ''}${error?.message ?? ''}`.trim(),
  };
}
