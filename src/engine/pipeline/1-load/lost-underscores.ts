import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { knownNames } from './document-place.ts';
import type { Folder } from './find-files.ts';

/**
 * The path that is meant by each that lacks its `_`, such as `_site.json` by `site.json`: nothing has the right name, and
 * the file is no page, which could be called so.
 * @param paths of all files
 */
export function lostUnderscores(
  paths: readonly string[],
  isPage: (path: string) => boolean,
): Map<string, string> {
  const names = new Set(paths.map(firstName));
  return new Map(
    paths
      .filter((path) => {
        const right = `_${firstName(path)}`;
        return knownNames.includes(right) && !names.has(right) && !isPage(path);
      })
      .map((path) => [path, `_${path}`]),
  );
}

/** Reports each name without its `_`, a folder once. */
export function underscoreProblems(meant: ReadonlyMap<string, string>, { shown }: Folder): Diagnostic[] {
  const firsts = new Map([...meant.keys()].reverse().map((path) => [firstName(path), path]));
  return [...firsts].map(([name, path]) => ({
    rule: 'route-name',
    severity: 'error',
    file: `${shown}/${path}`,
    place: { pointer: '' },
    message: `${name === path ? 'Dit bestand' : 'De map'} "${name}" is geen pagina, dus de naam moet met een _ beginnen.`,
    hint: `Verander de naam in "_${name}".`,
  }));
}

function firstName(path: string): string {
  return path.replace(/\/.*/, '');
}
