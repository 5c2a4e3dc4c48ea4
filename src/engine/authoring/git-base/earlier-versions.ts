import { basename, dirname } from 'node:path';
import type { EarlierVersion } from '../../../shared/authors/editor-answers.ts';
import { decodeBytes } from '../../pipeline/1-load/decode-text.ts';
import { runGit } from '../../pipeline/1-load/run-git.ts';
import { textOf } from '../../pipeline/1-load/source-document.ts';
import { gitRefusal } from '../hand-in/git-refusal.ts';

/** Nobody reads through more than this. */
const maxVersions = 30;

/** Marks the start of a commit in git's output; no text contains it. */
const commitMark = '\u0001';

/**
 * The texts of a file in git, the newest first, also those from before it was moved.
 * @param file absolute
 * @throws CouldNotRunError with the way out: no git, or no clone
 */
export async function earlierVersions(file: string): Promise<EarlierVersion[]> {
  const folder = dirname(file);
  const log = await runGit(folder, [
    'log',
    '--follow',
    `--max-count=${maxVersions}`,
    `--format=${commitMark}%H%x00%aI%x00%an%x00%s%x00`,
    '--name-only',
    '-z',
    '--',
    basename(file),
  ]);
  // A clone in which nothing was committed yet has no versions.
  if (!log.isGood && /does not have any commits yet/.test(log.words)) return [];
  if (!log.isGood) throw gitRefusal(log.words);
  const commits = log.output.split(commitMark).slice(1);
  const versions = await Promise.all(commits.map((commit) => versionOf(folder, commit)));
  return versions.filter((version) => version !== undefined);
}

/** Undefined for the commit that removed the file. */
async function versionOf(folder: string, commit: string): Promise<EarlierVersion | undefined> {
  const [hash = '', at = '', author = '', title = '', , path = ''] = commit.split('\0');
  // Below the top of the clone, wherever git runs.
  const shown = ['show', `${hash}:${path.trim()}`];
  const { isGood, output } = await runGit(folder, shown, { encoding: 'latin1' });
  const text = textOf(decodeBytes(Buffer.from(output, 'latin1')));
  return isGood ? { hash, at, author, title, text } : undefined;
}
