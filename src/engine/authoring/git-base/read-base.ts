import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { documentPlace } from '../../pipeline/1-load/document-place.ts';
import { git } from '../../pipeline/1-load/git.ts';
import { jsonValue } from '../../pipeline/1-load/parse-json.ts';
import { runGit } from '../../pipeline/1-load/run-git.ts';
import { gitRefusal } from '../hand-in/git-refusal.ts';

interface BasePage {
  route: string;
  /** Relative to the pages folder. */
  path: string;
  /** Undefined for invalid JSON. */
  value: JsonValue | undefined;
}

export interface BaseVersion {
  commit: string;
  pages: BasePage[];
}

interface BaseFile {
  /** Relative to the requested folder, with forward slashes. */
  path: string;
  bytes: Buffer;
}

/**
 * Reads the pages of the base version from git, without a checkout.
 * @param base such as `origin/main`
 * @throws CouldNotRunError without git, outside a repository, or for an unknown `base`
 */
export async function readBase(pagesFolder: string, base: string): Promise<BaseVersion> {
  const commit = await baseCommit(pagesFolder, base);
  const routeOf = (path: string): string | undefined => {
    const place = path.endsWith('.json') ? documentPlace(path) : undefined;
    return place?.kind === 'page' ? place.name : undefined;
  };
  const files = readFilesAt(pagesFolder, commit, (path) => routeOf(path) !== undefined);
  const pages = files.map(({ path, bytes }) => ({
    path,
    route: routeOf(path) ?? '',
    value: jsonValue(bytes.toString('utf8').replace(/^\ufeff/, '')),
  }));
  return { commit, pages };
}

/**
 * The merge base of `base` and HEAD: what others added since does not count as missing.
 * @throws CouldNotRunError as `readBase`
 */
export async function baseCommit(folder: string, base: string): Promise<string> {
  const wanted = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`];
  const { isGood, output, words } = await runGit(folder, wanted);
  // `--quiet` hides a missing version, but not that git refuses to work in this folder.
  if (!isGood && words !== '') throw gitRefusal(words);
  if (!isGood) {
    throw new CouldNotRunError(
      `Git kent hier geen versie "${base}". Haal die eerst op, bijvoorbeeld met: git fetch origin main`,
    );
  }
  const tip = output.trim();
  return git(folder, ['merge-base', tip, 'HEAD'])?.toString('utf8').trim() || tip;
}

/** Wanted files of a folder at a commit; none outside a repository. */
export function readFilesAt(
  folder: string,
  commit: string,
  isWanted: (path: string) => boolean = () => true,
): BaseFile[] {
  const listed = git(folder, ['ls-tree', '-r', '-z', commit, '--', '.'])?.toString('utf8') ?? '';
  const files = listed.split('\0').flatMap((line) => {
    const [, blob = '', path = ''] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    return path !== '' && isWanted(path) ? [{ blob, path }] : [];
  });
  const contents = readBlobs(
    folder,
    files.map(({ blob }) => blob),
  );
  return files.flatMap(({ path }, index) => {
    const bytes = contents[index];
    return bytes === undefined ? [] : [{ path, bytes }];
  });
}

/**
 * One process for all files: each answer is `<name> blob <size>`, the bytes and a newline, or `<name> missing` alone.
 */
function readBlobs(folder: string, names: readonly string[]): (Buffer | undefined)[] {
  const output = git(folder, ['cat-file', '--batch'], names.map((name) => `${name}\n`).join(''));
  if (output === undefined) return [];
  let position = 0;
  return names.map(() => {
    const lineEnd = output.indexOf('\n', position);
    const size = / blob (\d+)$/.exec(output.toString('utf8', position, lineEnd))?.[1];
    const start = lineEnd + 1;
    position = size === undefined ? start : start + Number(size) + 1;
    return size === undefined ? undefined : output.subarray(start, start + Number(size));
  });
}
