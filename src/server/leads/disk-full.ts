import { errorCode } from '../../shared/error-code.ts';

/** For an embedded database to work: an empty one takes 40 MB, and its write-ahead log grows by 16 MB at a time. */
export const neededMegabytes = 64;

/** What to do about a disk that is full, in a sentence. */
export const freeSpace = `free at least ${neededMegabytes} MB`;

/** Whether an error says that there is no space for a file: on the disk, in a quota, or by a limit of the process. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(errorCode(error));
}
