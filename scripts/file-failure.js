// @ts-check
/** What a file system answers when this user may not write somewhere, in Windows also while a file is in use. */
const refusals = ['EACCES', 'EPERM'];
const refusalsOfWindows = ['EACCES', 'EBUSY', 'EPERM'];
/** As `diskFullCodes` in `src/shared/`, of which this file, which runs before anything is bundled, can load nothing. */
const full = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/**
 * What to do about an error for a file of the project that another user made or another program has open, or for which
 * the disk has no space, for a folder of temporary files, or for a package that is not installed; undefined for any other
 * error.
 *
 * @param {unknown} error
 * @param {{ root: string, platform?: NodeJS.Platform }} project - Its folder, and where it is.
 */
export function fileFailure(error, { root, platform = process.platform }) {
  const { code, path, syscall } = Object(error);
  const missing = missingPackage(error);
  if (missing !== undefined) return notInstalled(missing, root);
  if (isDiskFull(error))
    return `There is no space for ${path ?? 'what is written'} (${code}): the disk is full, or a quota is used up. Free some space and run this again.`;
  if (syscall === 'mkdtemp' && !String(path).startsWith(root))
    return `No temporary folder can be made as ${path} (${code}). Let TMPDIR (TEMP in Windows) name a folder that this user can write to.`;
  // When the parent folder does not exist either, Node reports a read-only disk as a missing one.
  const isReadOnly = code === 'EROFS' || (code === 'ENOENT' && syscall === 'mkdir');
  if (isReadOnly && platform !== 'win32' && String(path).startsWith(root))
    return `${path} cannot be written, as its disk can only be read. Put ${root} on one that this user can write to: dist/ and .cache/ are made there.`;
  const known = platform === 'win32' ? refusalsOfWindows : refusals;
  if (!known.includes(code) || !String(path).startsWith(root)) return undefined;
  if (platform === 'win32')
    return `${path} cannot be read or written (${code}), perhaps because another program has it open: an editor, a virus scanner, this site in another window. Close that and run this again.`;
  return `${path} cannot be read or written (${code}), perhaps because root ran a command here. Let one user run them all, and give that user the folder: sudo chown -R USER: ${root}`;
}

/**
 * What to do about a package that is not there: plain "npm ci" leaves packages out where NODE_ENV is "production".
 *
 * @param {string} name
 * @param {string} root - The project's folder.
 */
export function notInstalled(name, root) {
  return `The package ${name} is not installed. Run "npm ci --include=dev" in ${root}, and then this again.`;
}

/** @param {unknown} error */
function isDiskFull(error) {
  const { code, syscall } = Object(error);
  // A system that can watch no more files also answers ENOSPC.
  return full.includes(code) && syscall !== 'watch';
}

/** @param {unknown} error */
function missingPackage(error) {
  const { code, message } = Object(error);
  if (code !== 'ERR_MODULE_NOT_FOUND') return undefined;
  return /^Cannot find package '([^']+)'/.exec(message)?.[1];
}
