/** Resolves `path` against `folder`, with `\` as `/`; absolute paths ignore `folder`. */
export function resolvePath(folder: string, path: string): string {
  const whole = (path.startsWith('/') || folder === '' ? path : `${folder}/${path}`).replaceAll('\\', '/');
  const isAbsolute = whole.startsWith('/');
  const names: string[] = [];
  for (const name of whole.split('/')) {
    if (name === '' || name === '.') continue;
    if (name !== '..' || (!isAbsolute && (names.at(-1) ?? '..') === '..')) names.push(name);
    else names.pop();
  }
  return (isAbsolute ? '/' : '') + names.join('/');
}

/** The path from a folder to a file, both absolute, in browsers too; undefined when they are on two drives. */
export function relativePath(folder: string, file: string): string | undefined {
  const [from, to] = [resolvePath('', folder).split('/'), resolvePath('', file).split('/')];
  const shared = to.findIndex((name, index) => name !== from[index]);
  if (shared === 0) return undefined;
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}

/** The folder of a path; empty for a bare name. */
export function folderOf(path: string): string {
  return path.replace(/(?:^|[\\/])[^\\/]*$/, '');
}
