import { execFile } from 'node:child_process';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { errorCode } from '../../../shared/error-code.ts';
import { gitArguments, maxGitOutput } from './git.ts';

export interface GitAnswer {
  isGood: boolean;
  /** Standard output, as it is: with `-z`, names end in NUL. */
  output: string;
  /** What git says to people, in English. */
  words: string;
}

interface GitRun {
  /** Its standard input. */
  input?: string;
  /** Whether somebody is at the terminal to type a name and a password; elsewhere the question would wait unseen. */
  mayAsk?: boolean;
  /** `latin1`: each byte of the output as one character, where it may be of any encoding. */
  encoding?: 'utf8' | 'latin1';
}

/**
 * Runs git in a folder, while other work goes on.
 * @throws CouldNotRunError when git is not installed
 */
export function runGit(
  folder: string,
  args: readonly string[],
  { input = '', mayAsk = false, encoding = 'utf8' }: GitRun = {},
): Promise<GitAnswer> {
  const options = {
    maxBuffer: maxGitOutput,
    encoding,
    // Refusals are recognised by their words.
    env: { ...process.env, LC_ALL: 'C', LANGUAGE: 'C', ...(mayAsk ? {} : { GIT_TERMINAL_PROMPT: '0' }) },
  };
  return new Promise((resolve, reject) => {
    const git = execFile('git', gitArguments(folder, args), options, (error, output, stderr) => {
      if (errorCode(error) === 'ENOENT') return reject(new CouldNotRunError(notInstalled));
      // For a non-zero exit code Node's error adds nothing to git's output.
      const ofNode = typeof error?.code === 'number' ? '' : error?.message;
      resolve({ isGood: error === null, output, words: `${stderr}${ofNode ?? ''}`.trim() });
    });
    // Git may exit before it has read all of its input.
    git.stdin?.on('error', () => undefined);
    git.stdin?.end(input);
  });
}

const notInstalled =
  'Het programma git staat niet op deze computer. Installeer het van https://git-scm.com, open een nieuwe terminal en probeer het nog een keer.';
