import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { type GitAnswer, runGit } from '../../pipeline/1-load/run-git.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { gitRefusal } from './git-refusal.ts';

/** A file that differs from the last version in git. */
export interface ChangedFile {
  /** Relative to the top of the working copy, with forward slashes. */
  path: string;
  absoluteFile: string;
  change: 'new' | 'changed' | 'removed';
}

/** Where git keeps what it has begun, and the command that does so. A merge is ended by handing in. */
const beginnings = {
  'rebase-merge': 'rebase',
  'rebase-apply': 'rebase',
  CHERRY_PICK_HEAD: 'cherry-pick',
  REVERT_HEAD: 'revert',
};

/** A clone in which an author works. */
export class WorkingCopy {
  readonly top: string;
  readonly remote: string;
  readonly #mayAsk: boolean;

  private constructor({ top, remote, mayAsk }: { top: string; remote: string; mayAsk: boolean }) {
    this.top = top;
    this.remote = remote;
    this.#mayAsk = mayAsk;
  }

  /**
   * Opens the clone that holds the pages.
   * @param options `mayAsk`: whether git may ask for a password in the terminal
   * @throws CouldNotRunError with the way out: no clone, no remote, no name, or something that was begun and not ended
   */
  static async open({ pages }: Pick<SiteFolders, 'pages'>, { mayAsk = false } = {}): Promise<WorkingCopy> {
    const begun = Object.keys(beginnings).flatMap((place) => ['--git-path', place]);
    const [places, remotes, identity] = await Promise.all([
      // The relative way up, not the absolute path of the top: git resolves links and mapped drives in that.
      runGit(pages, ['rev-parse', ...begun, '--show-cdup']),
      runGit(pages, ['remote']),
      runGit(pages, ['config', '--get-regexp', '^user\\.(name|email)$']),
    ]);
    if (!places.isGood) throw gitRefusal(places.words);
    const paths = linesOf(places.output);
    const up = paths[Object.keys(beginnings).length] ?? '';
    const remote = remoteOf(linesOf(remotes.output));
    requireIdentity(linesOf(identity.output));
    requireRest(Object.values(beginnings).filter((_, at) => existsSync(resolve(pages, paths[at] ?? ''))));
    return new WorkingCopy({ top: resolve(pages, up), remote, mayAsk });
  }

  /** Runs git; throws its refusal. */
  async require(args: readonly string[], input?: string): Promise<string> {
    const { isGood, output, words } = await this.try(args, input);
    if (!isGood) throw this.refusal(words || output);
    return output;
  }

  /** What git said when it refused, for an author. */
  refusal(words: string): CouldNotRunError {
    return gitRefusal(words, this.remote);
  }

  try(args: readonly string[], input?: string): Promise<GitAnswer> {
    return runGit(this.top, args, { input, mayAsk: this.#mayAsk });
  }

  /** Undefined when no branch is checked out. */
  async branch(): Promise<string | undefined> {
    const { output } = await this.try(['symbolic-ref', '--quiet', '--short', 'HEAD']);
    return output.trim() || undefined;
  }

  /** The branch of the remote into which work is merged. */
  async mainBranch(): Promise<string> {
    const { output } = await this.try([
      'symbolic-ref',
      '--quiet',
      '--short',
      `refs/remotes/${this.remote}/HEAD`,
    ]);
    const named = output.trim().slice(this.remote.length + 1);
    if (named !== '') return named;
    return (await this.hasRemote('main')) || !(await this.hasRemote('master')) ? 'main' : 'master';
  }

  /** The commit that is online; undefined where nothing is yet. */
  async onlineVersion(): Promise<string | undefined> {
    const main = await this.mainBranch();
    return (await this.hasRemote(main)) ? `${this.remote}/${main}` : undefined;
  }

  async hasRemote(branch: string): Promise<boolean> {
    const name = `refs/remotes/${this.remote}/${branch}`;
    return (await this.try(['rev-parse', '--quiet', '--verify', name])).isGood;
  }

  /** Whether two versions are being merged. */
  async isMerging(): Promise<boolean> {
    return (await this.try(['rev-parse', '--quiet', '--verify', 'MERGE_HEAD'])).isGood;
  }

  /** @param folders default is the whole clone, which takes longer */
  async changedFiles(folders: readonly string[] = []): Promise<ChangedFile[]> {
    const wanted = ['--porcelain', '-z', '--untracked-files=all', '--no-renames'];
    const entries = await this.require(['status', ...wanted, '--', ...folders]);
    return entries
      .split('\0')
      .filter((entry) => entry !== '')
      .flatMap((entry): ChangedFile[] => {
        const path = entry.slice(3);
        const absoluteFile = join(this.top, path);
        const isNew = entry.startsWith('??') || entry.startsWith('A');
        if (existsSync(absoluteFile)) return [{ path, absoluteFile, change: isNew ? 'new' : 'changed' }];
        // Added and removed again: there is nothing to commit, and git rejects such a path.
        return isNew ? [] : [{ path, absoluteFile, change: 'removed' }];
      });
  }

  /** Files of commits that the remote has not. */
  async unpushedFiles(): Promise<string[]> {
    const unpushed = ['HEAD', '--not', `--remotes=${this.remote}`];
    const { output } = await this.try(['log', '--format=', '--name-only', '-z', ...unpushed]);
    return output.split(/[\0\n]/).filter((name) => name !== '');
  }

  /** @throws CouldNotRunError that names the files in which two versions wait for a choice */
  async requireNoConflicts(): Promise<void> {
    const files = (await this.require(['diff', '--name-only', '--diff-filter=U', '-z'])).split('\0');
    const open = files.filter((path) => path !== '' && hasMarks(join(this.top, path)));
    if (open.length === 0) return;
    throw new CouldNotRunError(
      `Iemand anders heeft hetzelfde stuk veranderd als jij, in ${open.join(', ')}. Open dat in VS Code: boven elk stuk tussen <<<<<<< en >>>>>>> kies je welke tekst blijft. Of open het in de editor bij “Code”, en haal daar de tekst weg die niet blijft en de regels met <<<<<<<, ======= en >>>>>>>. Bewaar, en lever nog een keer in: npm run hand-in, of de knop in de editor.`,
    );
  }
}

function remoteOf(remotes: readonly string[]): string {
  const [first] = remotes;
  if (first === undefined) {
    throw new CouldNotRunError(
      'Deze kopie weet niet waar de site bewaard wordt. Vraag wie de site beheert om het adres, en typ: git remote add origin ADRES',
    );
  }
  return remotes.includes('origin') ? 'origin' : first;
}

/** @param known `user.name Anna de Vries` */
function requireIdentity(known: readonly string[]): void {
  const isKnown = (what: 'name' | 'email'): boolean =>
    known.some((line) => new RegExp(`^user\\.${what} +\\S`).test(line)) ||
    Boolean(process.env[`GIT_AUTHOR_${what.toUpperCase()}`]);
  if (isKnown('name') && isKnown('email')) return;
  throw new CouldNotRunError(
    'Git weet nog niet wie je bent. Typ deze twee regels, met je eigen naam en adres:\ngit config --global user.name "Anna de Vries"\ngit config --global user.email anna@voorbeeld.nl',
  );
}

/** @param begun commands that were begun and not ended */
function requireRest([command]: readonly string[]): void {
  if (command === undefined) return;
  throw new CouldNotRunError(
    `Er is nog een samenvoeging bezig die iemand met git is begonnen. Wil je terug naar hoe het daarvoor was? Typ: git ${command} --abort`,
  );
}

function linesOf(output: string): string[] {
  return output.split('\n').filter((line) => line !== '');
}

function hasMarks(file: string): boolean {
  return existsSync(file) && /^(?:<{7}|>{7}) /m.test(readFileSync(file, 'utf8'));
}
