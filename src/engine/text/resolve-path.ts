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

/** The folder of a path; empty for a bare name. */
export function folderOf(path: string): string {
  return path.replace(/(?:^|[\\/])[^\\/]*$/, '');
}
