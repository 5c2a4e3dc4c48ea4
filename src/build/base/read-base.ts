import { documentPlace } from '../load/document-place.ts';
import { parseJson } from '../load/parse-json.ts';
import type { JsonValue } from '../load/source-document.ts';
import { CouldNotRunError } from '../problem/could-not-run-error.ts';
import { git } from './git.ts';

/** A page as it stood in another version of the site. */
export interface BasePage {
  route: string;
  /** Path inside the pages folder. */
  path: string;
  /** Undefined when it was no JSON. */
  value: JsonValue | undefined;
}

/** The other version, and the pages it had. */
export interface BaseVersion {
  commit: string;
  pages: BasePage[];
}

/**
 * Reads the pages of another version straight from git; nothing is checked out. The version is the point where the
 * present one branched off from `base`, so that what others added there since does not count as missing here.
 * @param base a branch, tag or commit, such as `origin/main`
 * @throws CouldNotRunError without git, outside a repository, or when `base` is not known there
 */
export function readBase(pagesFolder: string, base: string): BaseVersion {
  const known = git(pagesFolder, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${base}^{commit}`,
  ]);
  if (known === undefined) {
    throw new CouldNotRunError(
      `Git kent hier geen versie "${base}". Haal haar eerst op, bijvoorbeeld met: git fetch origin main`,
    );
  }
  const tip = textOf(known);
  const commit = textOf(git(pagesFolder, ['merge-base', tip, 'HEAD'])) || tip;
  const listed = git(pagesFolder, ['ls-tree', '-r', '-z', commit, '--', '.'])?.toString('utf8') ?? '';
  const files = listed.split('\0').flatMap((line) => {
    const [, blob = '', path = ''] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    const place = path.endsWith('.json') ? documentPlace(path) : undefined;
    return place?.kind === 'page' ? [{ blob, path, route: place.name }] : [];
  });
  const texts = readBlobs(
    pagesFolder,
    files.map(({ blob }) => blob),
  );
  const pages = files.map(({ path, route }, index) => ({
    path,
    route,
    value: parseJson(texts[index] ?? '').value,
  }));
  return { commit, pages };
}

/** The texts of many objects in one process: each answer is a line `<name> blob <size>`, the bytes and a line end. */
function readBlobs(folder: string, names: readonly string[]): string[] {
  const output = git(folder, ['cat-file', '--batch'], names.map((name) => `${name}\n`).join(''));
  if (output === undefined) return [];
  let position = 0;
  return names.map(() => {
    const lineEnd = output.indexOf('\n', position);
    const size = Number(output.toString('utf8', position, lineEnd).split(' ')[2] ?? 0);
    const start = lineEnd + 1;
    position = start + size + 1;
    return output.toString('utf8', start, start + size).replace(/^\ufeff/, '');
  });
}

function textOf(output: Buffer | undefined): string {
  return output?.toString('utf8').trim() ?? '';
}
