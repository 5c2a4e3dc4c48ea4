import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { git, gitArguments } from '../1-load/git.ts';

const run = promisify(execFile);

/**
 * The day of the last commit of each file below a folder, by its path in that folder: `YYYY-MM-DD`. Empty without git or
 * history, and in a shallow clone, which knows only its last commit.
 */
export async function lastChanges(folder: string): Promise<ReadonlyMap<string, string>> {
  try {
    if ((await asked(folder, 'rev-parse --is-shallow-repository')).trim() === 'true') return new Map();
    return newestOf(await asked(folder, 'log --format=@%cs --name-only --relative -z -- .'));
  } catch {
    return new Map();
  }
}

/** The last commit of anything below a folder; empty without git or history. */
export function lastCommit(folder: string): string {
  return git(folder, 'log -1 --format=%H -- .'.split(' '))?.toString().trim() ?? '';
}

/** With `-z` a commit is its day, a line end and its files, all ended by a zero byte. */
function newestOf(log: string): Map<string, string> {
  const changes = new Map<string, string>();
  let day = '';
  for (const entry of log.split(/[\0\n]+/)) {
    if (/^@\d{4}-\d{2}-\d{2}$/.test(entry)) day = entry.slice(1);
    else if (entry !== '' && !changes.has(entry)) changes.set(entry, day);
  }
  return changes;
}

/** What git answers, while the build goes on. */
async function asked(folder: string, command: string): Promise<string> {
  const args = gitArguments(folder, command.split(' '));
  const { stdout } = await run('git', args, { maxBuffer: 256 * 1024 * 1024 });
  return stdout;
}
