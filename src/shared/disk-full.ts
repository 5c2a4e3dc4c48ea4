import { errorCode } from './error-code.ts';

/** What a system answers without space for a file: on the disk, in a quota, or by a limit of the process. */
export const diskFullCodes: readonly string[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether an error says that there is no space for a file. */
export function isDiskFull(error: unknown): boolean {
  // A system that can watch no more files also answers ENOSPC.
  const isWatch = error instanceof Error && 'syscall' in error && error.syscall === 'watch';
  return diskFullCodes.includes(errorCode(error)) && !isWatch;
}
