import { isError } from '../../../shared/authors/severity.ts';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { applyEdits } from '../../json/text-edit.ts';
import { editsOf } from '../../pipeline/1-load/formatting.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { isWhole } from '../../pipeline/1-load/source-document.ts';
import { type CheckedSite, checkSite, documentsOf } from '../../pipeline/check-site.ts';
import { isLayout, isOfReadBytes } from '../../pipeline/document-fixes.ts';
import { kebabOf } from '../../text/kebab.ts';
import { printable } from '../../text/printable.ts';
import { vanishedAddresses } from '../git-base/vanished-addresses.ts';
import { writeOver } from '../write-over.ts';
import { requestAddress } from './request-address.ts';
import { titleOf } from './title-of.ts';
import { ownFile } from './waiting-files.ts';
import { type ChangedFile, WorkingCopy } from './working-copy.ts';

interface HandInOptions {
  /** The title of the review; by default derived from what changed. */
  title?: string;
  /** Problems beyond the check, such as weight. */
  weigh?: (checked: CheckedSite) => Promise<Diagnostic[]>;
  /** Whether git may ask for a password in the terminal. */
  mayAsk?: boolean;
}

interface HandedIn {
  branch: string;
  title: string;
  /** Relative to the top of the working copy. */
  files: string[];
  /** Changed files that are neither pages nor pictures of pages. */
  left: string[];
  /** Where to ask for a review, if the remote has such a page. */
  address?: string;
}

type HandInResult = { checked: CheckedSite; problems: Diagnostic[] } & (
  | { handedIn: HandedIn }
  | { handedIn?: undefined }
);

/**
 * Formats, checks, commits and pushes what an author changed in pages, and the pictures that pages name, on a branch of
 * its own. A site with errors stays where it is: the caller prints `problems`.
 * @throws CouldNotRunError in Dutch, with the way out; nothing is lost, and a second run goes on
 */
export async function handIn(folders: SiteFolders, options: HandInOptions = {}): Promise<HandInResult> {
  const copy = await WorkingCopy.open(folders, options);
  await copy.requireNoConflicts();
  const online = await copy.onlineVersion();
  const { checked, problems } = await checkedAndFormatted(folders, { ...options, online });
  if (problems.some(isError)) return { checked, problems };

  const changed = await copy.changedFiles();
  const isMine = ownFile({ checked, folders });
  const mine = changed.filter(isMine);
  const left = changed.filter((file) => !isMine(file));
  const fetched = await copy.try(['fetch', '--quiet', '--prune', copy.remote]);
  if (!fetched.isGood) throw copy.refusal(fetched.words);
  await requireWork(copy, mine, left);

  const title = options.title?.trim() || titleOf(mine, documentsOf(checked)) || (await lastTitle(copy));
  const branch = await ownBranch(copy, title);
  await commit(copy, mine, title);
  // Also what an earlier run could not push.
  const files = [...new Set([...mine.map(({ path }) => path), ...(await copy.unpushedFiles())])].sort();
  await takeOverMain(copy);
  const words = await push(copy, branch);
  const remote = (await copy.require(['remote', 'get-url', copy.remote])).trim();
  const address = requestAddress(remote, branch, words);
  const handedIn = { branch, title, files, left: left.map(({ path }) => path), address };
  return { checked, problems, handedIn };
}

async function checkedAndFormatted(
  folders: SiteFolders,
  { weigh, online }: Pick<HandInOptions, 'weigh'> & { online: string | undefined },
): Promise<{ checked: CheckedSite; problems: Diagnostic[] }> {
  const before = await checkSite(folders);
  const odd = new Set(before.problems.filter(isMendedByWriting).map(({ file }) => file));
  for (const document of documentsOf(before).filter(isWhole))
    if (odd.has(document.file)) await writeOver(document, applyEdits(document.text, editsOf(document.text)));
  const checked = odd.size === 0 ? before : await checkSite(folders);
  const vanished =
    online === undefined ? [] : await vanishedAddresses(documentsOf(checked), folders.pages, online);
  const problems = [...checked.problems, ...vanished];
  const isGood = !problems.some(isError);
  return { checked, problems: [...problems, ...(isGood ? ((await weigh?.(checked)) ?? []) : [])] };
}

/** Of the layout, or of an encoding of which every letter was read: the editor shows neither. */
function isMendedByWriting(problem: Diagnostic): boolean {
  return isLayout(problem) || isOfReadBytes(problem);
}

async function requireWork(
  copy: WorkingCopy,
  mine: readonly ChangedFile[],
  left: readonly ChangedFile[],
): Promise<void> {
  if (mine.length > 0 || (await copy.isMerging()) || (await unpushed(copy)) > 0) return;
  const others = left.map(({ path }) => printable(path)).join(', ');
  throw new CouldNotRunError(
    `Er is niets in te leveren: aan de pagina’s is niets veranderd sinds de vorige keer. ${
      others === ''
        ? 'Heb je je werk in VS Code bewaard?'
        : `Wel veranderd, maar niet van een pagina: ${others}. Een afbeelding of pdf gaat mee zodra een pagina die noemt.`
    }`,
  );
}

async function unpushed(copy: WorkingCopy): Promise<number> {
  return Number(await copy.require(['rev-list', '--count', 'HEAD', '--not', `--remotes=${copy.remote}`]));
}

async function lastTitle(copy: WorkingCopy): Promise<string> {
  return (await copy.require(['log', '-1', '--format=%s'])).trim();
}

/** The branch to push: the present one, or a new one where that is not the author's own or was merged already. */
async function ownBranch(copy: WorkingCopy, title: string): Promise<string> {
  const branch = await copy.branch();
  const isOwn = branch !== undefined && branch !== (await copy.mainBranch());
  if (isOwn && !(await isDone(copy, branch))) return branch;
  const known = ['refs/heads', `refs/remotes/${copy.remote}`];
  const refs = await copy.require(['for-each-ref', '--format=%(refname)', ...known]);
  const taken = new Set(
    refs.split('\n').map((name) => name.replace(/^refs\/(?:heads|remotes\/[^/]+)\//, '')),
  );
  const name = kebabOf(title).slice(0, 40).replace(/-$/, '') || 'paginas';
  const names = [name, ...Array.from({ length: taken.size + 1 }, (_, index) => `${name}-${index + 2}`)];
  const free = names.find((each) => !taken.has(each)) ?? name;
  await startBranch(copy, free);
  return free;
}

/** Goes on with the work on a new branch. */
async function startBranch(copy: WorkingCopy, branch: string): Promise<void> {
  if (!(await copy.isMerging())) {
    await copy.require(['switch', '--quiet', '--create', branch]);
    return;
  }
  // During a merge git switches to no branch; what was merged stays as it is when only the name changes.
  await copy.require(['branch', branch]);
  await copy.require(['symbolic-ref', 'HEAD', `refs/heads/${branch}`]);
}

/** Whether a branch was handed in before, and merged or removed since. */
async function isDone(copy: WorkingCopy, branch: string): Promise<boolean> {
  if (!(await copy.hasRemote(branch))) return (await copy.try(['config', `branch.${branch}.merge`])).isGood;
  const [theirs, main] = [branch, await copy.mainBranch()].map(
    (name) => `refs/remotes/${copy.remote}/${name}`,
  );
  return (await copy.try(['merge-base', '--is-ancestor', theirs ?? '', main ?? ''])).isGood;
}

async function commit(copy: WorkingCopy, files: readonly ChangedFile[], title: string): Promise<void> {
  const names = files.map(({ path }) => `:(top,literal)${path}\0`).join('');
  const fromInput = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  if (files.length > 0) await copy.require(['add', '--all', ...fromInput], names);
  // A merge is committed as a whole.
  if (await copy.isMerging()) await copy.require(['commit', '--quiet', '--no-edit']);
  else if (files.length > 0)
    await copy.require(['commit', '--quiet', '--message', title, ...fromInput], names);
}

/** Merges the main branch where it conflicts with this work: a reviewer could not merge it otherwise. */
async function takeOverMain(copy: WorkingCopy): Promise<void> {
  const main = `refs/remotes/${copy.remote}/${await copy.mainBranch()}`;
  // A git that is too old for this leaves it to the host.
  const { output } = await copy.try(['merge-tree', '--write-tree', 'HEAD', main]);
  if (/^CONFLICT \((?:content|add\/add)\)/m.test(output)) await merge(copy, main);
}

async function merge(copy: WorkingCopy, version: string): Promise<void> {
  const merged = await copy.try(['merge', '--quiet', '--no-edit', version]);
  await copy.requireNoConflicts();
  if (!merged.isGood) throw copy.refusal(merged.words || merged.output);
}

/** Pushes, after merging what somebody else added to the branch. Resolves to git's output. */
async function push(copy: WorkingCopy, branch: string): Promise<string> {
  const order = ['push', '--set-upstream', copy.remote, `HEAD:refs/heads/${branch}`];
  const first = await copy.try(order);
  if (first.isGood) return first.words;
  if (!/\[rejected\]/.test(first.words)) throw copy.refusal(first.words);
  await copy.require(['fetch', '--quiet', copy.remote, branch]);
  await merge(copy, 'FETCH_HEAD');
  const second = await copy.try(order);
  if (!second.isGood) throw copy.refusal(second.words);
  return second.words;
}
