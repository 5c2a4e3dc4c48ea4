import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { outliveTerminal } from '../src/server/terminal.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { errorCode } from '../src/shared/error-code.ts';
import { fileFailure } from './file-failure.js';
import { printMessage } from './print-message.ts';
import { projectRoot } from './project-root.ts';

/** Runs with the typed arguments; resolves to the exit code: 0 good, 1 problems found, 2 could not run. */
export type Command = (args: string[]) => Promise<number>;

/** The exit code of a command that could not run. */
const couldNotRun = 2;
/** How long work that such a command started may still take, in milliseconds. */
export const graceMs = 10_000;

/** Runs a command on the arguments of the process, which ends with its exit code. */
export async function run(command: Command): Promise<void> {
  outliveTerminal();
  process.stdout.on('error', endUnwritten);
  // Nobody can be told, and a server goes on without its log.
  process.stderr.on('error', () => {});
  process.exitCode = await exitCodeOf(command, process.argv.slice(2));
  if (process.exitCode !== couldNotRun) return;
  // A disk that never answers blocks a thread, for which even an exit waits.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), graceMs).unref();
}

/** Half an answer is none; but a reader that stops early, as `head` does, has read enough. */
function endUnwritten(error: Error): void {
  if (errorCode(error) === 'EPIPE') return;
  const explanation = fileFailure(error, { root: projectRoot });
  if (explanation === undefined) throw error;
  console.error(explanation);
  process.exit(couldNotRun);
}

/** Runs a command; an error that an author can fix is printed as a sentence, only our own bugs with a stack trace. */
export async function exitCodeOf(command: Command, args: string[]): Promise<number> {
  try {
    return await command(args);
  } catch (error) {
    const isUsage = error instanceof TypeError && errorCode(error).startsWith('ERR_PARSE_ARGS');
    const isExplained = error instanceof CouldNotRunError;
    const explanation = isExplained || isUsage ? error.message : fileFailure(error, { root: projectRoot });
    if (explanation === undefined) console.error(error);
    else printMessage(explanation, { pages: typedPages(args) });
    return couldNotRun;
  }
}

/** The folder of pages in the arguments, or else the default one. */
function typedPages(args: string[]): string {
  const { values } = parseArgs({ args, strict: false, options: { pages: { type: 'string' } } });
  return resolve(typeof values.pages === 'string' ? values.pages : 'pages');
}
