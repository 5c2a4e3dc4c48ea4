import { git } from '../1-load/git.ts';
import { runGit } from '../1-load/run-git.ts';

/**
 * The day of the last commit of each file below a folder, by its path in that folder: `YYYY-MM-DD`. Empty without git or
 * history, and in a shallow clone, which knows only its last commit.
 */
export async function lastChanges(folder: string): Promise<ReadonlyMap<string, string>> {
  const isShallow = (await asked(folder, 'rev-parse --is-shallow-repository')).trim() !== 'false';
  return isShallow
    ? new Map()
    : newestOf(await asked(folder, 'log --format=@%cs --name-only --relative -z -- .'));
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

/** What git answers; nothing where it refuses, or is not there. */
async function asked(folder: string, command: string): Promise<string> {
  const answer = await runGit(folder, command.split(' ')).catch(() => undefined);
  return answer?.isGood ? answer.output : '';
}
