import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { type Diagnostic, hasErrors } from '../../diagnostics/diagnostic.ts';
import { applyEdits } from '../../json/text-edit.ts';
import { writeFileAtomic } from '../../memo/write-file-atomic.ts';
import { editsOf } from '../../pipeline/1-load/formatting.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { type CheckedSite, checkSite, documentsOf } from '../../pipeline/check-site.ts';
import { kebabOf } from '../../text/kebab.ts';
import { gitRefusal } from './git-refusal.ts';
import { requestAddress } from './request-address.ts';
import { titleOf } from './title-of.ts';
import { chosenFiles } from './waiting-files.ts';
import { type ChangedFile, WorkingCopy } from './working-copy.ts';

interface HandInOptions {
  /** What the work is about; default is what changed. */
  title?: string;
  /** What is wrong beyond the check, such as weight. */
  weigh?: (checked: CheckedSite) => Promise<Diagnostic[]>;
}

export interface HandedIn {
  branch: string;
  title: string;
  /** Below the top of the working copy. */
  files: string[];
  /** Changed files that are neither pages nor pictures of pages. */
  left: string[];
  /** Where to ask for a review, where the remote has such a place. */
  address?: string;
}

export type HandInResult = { checked: CheckedSite; problems: Diagnostic[] } & (
  | { handedIn: HandedIn }
  | { handedIn?: undefined }
);

/**
 * Lays out, checks, commits and pushes what an author changed in pages, and the pictures that pages name, on a branch of
 * its own. A site with errors stays where it is: the caller prints `problems`.
 * @throws CouldNotRunError in Dutch, with the way out; nothing is lost, and a second run goes on
 */
export async function handIn(folders: SiteFolders, options: HandInOptions = {}): Promise<HandInResult> {
  const copy = new WorkingCopy(folders);
  copy.requireNoConflicts();
  const { checked, problems } = await checkedAndFormatted(folders, options);
  if (hasErrors(problems)) return { checked, problems };

  const { mine, left } = chosenFiles(copy, { checked, folders });
  const fetched = copy.try(['fetch', '--quiet', '--prune', copy.remote]);
  if (!fetched.isGood) throw gitRefusal(fetched.words);
  requireWork(copy, mine, left);

  const title = options.title?.trim() || titleOf(mine, documentsOf(checked)) || lastTitle(copy);
  const branch = ownBranch(copy, title);
  commit(copy, mine, title);
  const words = push(copy, branch);
  const address = requestAddress(copy.require(['remote', 'get-url', copy.remote]).trim(), branch, words);
  const files = mine.map(({ path }) => path);
  const handedIn = { branch, title, files, left: left.map(({ path }) => path), ...(address && { address }) };
  return { checked, problems, handedIn };
}

async function checkedAndFormatted(
  folders: SiteFolders,
  { weigh }: HandInOptions,
): Promise<{ checked: CheckedSite; problems: Diagnostic[] }> {
  const before = await checkSite(folders);
  const odd = new Set(before.problems.flatMap(({ rule, file }) => (rule === 'formatting' ? [file] : [])));
  for (const { file, absoluteFile, text } of documentsOf(before))
    if (odd.has(file)) await writeFileAtomic(absoluteFile, applyEdits(text, editsOf(text)));
  const checked = odd.size === 0 ? before : await checkSite(folders);
  const isGood = !hasErrors(checked.problems);
  return { checked, problems: [...checked.problems, ...(isGood ? ((await weigh?.(checked)) ?? []) : [])] };
}

function requireWork(copy: WorkingCopy, mine: readonly ChangedFile[], left: readonly ChangedFile[]): void {
  if (mine.length > 0 || copy.isMerging || unpushed(copy) > 0) return;
  const others = left.map(({ path }) => path).join(', ');
  throw new CouldNotRunError(
    `Er is niets in te leveren: aan de pagina’s is niets veranderd sinds de vorige keer. ${
      others === ''
        ? 'Heb je je werk in VS Code bewaard?'
        : `Wel veranderd, maar niet van een pagina: ${others}. Een afbeelding gaat mee zodra een pagina die noemt.`
    }`,
  );
}

function unpushed(copy: WorkingCopy): number {
  return Number(copy.require(['rev-list', '--count', 'HEAD', '--not', `--remotes=${copy.remote}`]));
}

function lastTitle(copy: WorkingCopy): string {
  return copy.require(['log', '-1', '--format=%s']).trim();
}

/** The branch to push: the present one, or a new one where that is not the author's own or was merged already. */
function ownBranch(copy: WorkingCopy, title: string): string {
  const { branch, mainBranch } = copy;
  if (branch !== undefined && branch !== mainBranch && !isDone(copy, branch)) return branch;
  const taken = new Set(
    copy
      .require(['for-each-ref', '--format=%(refname)', 'refs/heads', `refs/remotes/${copy.remote}`])
      .split('\n')
      .map((name) => name.replace(/^refs\/(?:heads|remotes\/[^/]+)\//, '')),
  );
  const name = kebabOf(title).slice(0, 40).replace(/-$/, '') || 'paginas';
  const names = [name, ...Array.from({ length: taken.size + 1 }, (_, index) => `${name}-${index + 2}`)];
  const free = names.find((each) => !taken.has(each)) ?? name;
  copy.require(['switch', '--quiet', '--create', free]);
  return free;
}

/** Whether a branch was handed in before, and merged or removed since. */
function isDone(copy: WorkingCopy, branch: string): boolean {
  const wasPushed = copy.try(['config', `branch.${branch}.merge`]).isGood;
  if (!copy.hasRemote(branch)) return wasPushed;
  const [theirs, main] = [branch, copy.mainBranch].map((name) => `refs/remotes/${copy.remote}/${name}`);
  return copy.try(['merge-base', '--is-ancestor', theirs ?? '', main ?? '']).isGood;
}

function commit(copy: WorkingCopy, files: readonly ChangedFile[], title: string): void {
  const names = files.map(({ path }) => `:(top,literal)${path}\0`).join('');
  const fromInput = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  if (files.length > 0) copy.require(['add', '--all', ...fromInput], names);
  // A merge is committed as a whole.
  if (copy.isMerging) copy.require(['commit', '--quiet', '--no-edit']);
  else if (files.length > 0) copy.require(['commit', '--quiet', '--message', title, ...fromInput], names);
}

/** Pushes; first takes over what somebody else added to the branch. Gives what git said. */
function push(copy: WorkingCopy, branch: string): string {
  const order = ['push', '--set-upstream', copy.remote, `HEAD:refs/heads/${branch}`];
  const first = copy.try(order);
  if (first.isGood) return first.words;
  if (!/\[rejected\]/.test(first.words)) throw gitRefusal(first.words);
  copy.require(['fetch', '--quiet', copy.remote, branch]);
  const merged = copy.try(['merge', '--quiet', '--no-edit', 'FETCH_HEAD']);
  copy.requireNoConflicts();
  if (!merged.isGood) throw gitRefusal(merged.words || merged.output);
  const second = copy.try(order);
  if (!second.isGood) throw gitRefusal(second.words);
  return second.words;
}
