// @ts-check
/** What a file system answers when this user may not write somewhere. */
const refusals = ['EACCES', 'EPERM', 'EROFS'];

/**
 * What to do about an error for a file of the project that another user made; undefined for any other error.
 *
 * @param {unknown} error
 * @param {string} root - The project's folder.
 */
export function notAllowed(error, root) {
  const { code, path } = Object(error);
  if (!refusals.includes(code) || !String(path).startsWith(root)) return undefined;
  return `${path} cannot be read or written (${code}), perhaps because root ran a command here. Let one user run them all, and give that user the folder: sudo chown -R USER: ${root}`;
}
