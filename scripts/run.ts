import { outliveTerminal } from '../src/server/terminal.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { notAllowed } from './not-allowed.js';
import { projectRoot } from './project-root.ts';

/**
 * Runs a command and ends the process with the exit code it gives: 0 good, 1 problems found, 2 could not run.
 * What an author can fix is a sentence; only our own bugs show a stack trace.
 */
export async function run(command: () => Promise<number>): Promise<void> {
  outliveTerminal();
  try {
    process.exitCode = await command();
  } catch (error) {
    process.exitCode = 2;
    const isUsage =
      error instanceof TypeError && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS');
    const isExplained = error instanceof CouldNotRunError;
    if (isExplained || isUsage) console.error(error.message);
    else console.error(notAllowed(error, projectRoot) ?? error);
  }
}
