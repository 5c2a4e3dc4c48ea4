import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { gitRefusal } from './git-refusal.ts';
import { type GitAnswer, runGit } from './run-git.ts';

/** A file that differs from the last version in git. */
export interface ChangedFile {
  /** Below the top of the working copy, with forward slashes. */
  path: string;
  absoluteFile: string;
  change: 'new' | 'changed' | 'removed';
}

/** A clone in which an author works. */
export class WorkingCopy {
  readonly top: string;
  readonly remote: string;

  /**
   * Opens the clone that holds the pages.
   * @throws CouldNotRunError with the way out: no clone, no remote, no name, or something that was begun and not ended
   */
  constructor({ pages }: Pick<SiteFolders, 'pages'>) {
    const top = runGit(pages, ['rev-parse', '--show-toplevel']);
    if (!top.isGood) throw gitRefusal(top.words);
    this.top = resolve(top.output.trim());
    this.remote = this.#readRemote();
    this.#requireIdentity();
    this.#requireRest();
  }

  /** Runs git; throws its refusal. */
  require(args: readonly string[], input?: string): string {
    const { isGood, output, words } = this.try(args, input);
    if (!isGood) throw gitRefusal(words || output);
    return output;
  }

  try(args: readonly string[], input?: string): GitAnswer {
    return runGit(this.top, args, input);
  }

  /** Undefined when no branch is checked out. */
  get branch(): string | undefined {
    return this.try(['symbolic-ref', '--quiet', '--short', 'HEAD']).output.trim() || undefined;
  }

  /** Of the remote, into which work is merged. */
  get mainBranch(): string {
    const head = this.try(['symbolic-ref', '--quiet', '--short', `refs/remotes/${this.remote}/HEAD`]).output;
    const named = head.trim().slice(this.remote.length + 1);
    return named || ['main', 'master'].find((name) => this.hasRemote(name)) || 'main';
  }

  hasRemote(branch: string): boolean {
    return this.try(['rev-parse', '--quiet', '--verify', `refs/remotes/${this.remote}/${branch}`]).isGood;
  }

  /** Whether two versions are being merged. */
  get isMerging(): boolean {
    return this.try(['rev-parse', '--quiet', '--verify', 'MERGE_HEAD']).isGood;
  }

  changedFiles(): ChangedFile[] {
    const entries = this.require(['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames']);
    return entries
      .split('\0')
      .filter((entry) => entry !== '')
      .map((entry) => {
        const path = entry.slice(3);
        const absoluteFile = join(this.top, path);
        const isNew = entry.startsWith('??') || entry.startsWith('A');
        return {
          path,
          absoluteFile,
          change: existsSync(absoluteFile) ? (isNew ? 'new' : 'changed') : 'removed',
        };
      });
  }

  /** Files of commits that the remote has not. */
  unpushedFiles(): string[] {
    const unpushed = ['HEAD', '--not', `--remotes=${this.remote}`];
    const names = this.try(['log', '--format=', '--name-only', '-z', ...unpushed]).output;
    return names.split(/[\0\n]/).filter((name) => name !== '');
  }

  /** @throws CouldNotRunError that names the files in which two versions wait for a choice */
  requireNoConflicts(): void {
    const files = this.require(['diff', '--name-only', '--diff-filter=U', '-z']).split('\0');
    const open = files.filter((path) => path !== '' && hasMarks(join(this.top, path)));
    if (open.length === 0) return;
    throw new CouldNotRunError(
      `Iemand anders heeft hetzelfde stuk veranderd als jij, in ${open.join(', ')}. Open dat in VS Code: boven elk stuk tussen <<<<<<< en >>>>>>> kies je welke tekst blijft. Bewaar, en lever nog een keer in: npm run hand-in, of de knop in de editor.`,
    );
  }

  #readRemote(): string {
    const remotes = this.require(['remote']).split('\n').filter(Boolean);
    const [first] = remotes;
    if (first === undefined) {
      throw new CouldNotRunError(
        'Deze kopie weet niet waar de site bewaard wordt. Vraag wie de site beheert om het adres, en typ: git remote add origin ADRES',
      );
    }
    return remotes.includes('origin') ? 'origin' : first;
  }

  #requireIdentity(): void {
    const isKnown = (what: 'name' | 'email'): boolean =>
      this.try(['config', `user.${what}`]).output.trim() !== '' ||
      Boolean(process.env[`GIT_AUTHOR_${what.toUpperCase()}`]);
    if (isKnown('name') && isKnown('email')) return;
    throw new CouldNotRunError(
      'Git weet nog niet wie je bent. Typ deze twee regels, met je eigen naam en adres:\ngit config --global user.name "Anna de Vries"\ngit config --global user.email anna@voorbeeld.nl',
    );
  }

  #requireRest(): void {
    for (const what of ['rebase-merge', 'rebase-apply']) {
      const place = this.require(['rev-parse', '--git-path', what]).trim();
      if (!existsSync(resolve(this.top, place))) continue;
      throw new CouldNotRunError(
        'Er is nog een samenvoeging bezig die iemand met git is begonnen. Wil je terug naar hoe het daarvoor was? Typ: git rebase --abort',
      );
    }
  }
}

function hasMarks(file: string): boolean {
  return existsSync(file) && /^(?:<{7}|>{7}) /m.test(readFileSync(file, 'utf8'));
}
