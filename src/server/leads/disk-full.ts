import { errorCode } from '../../shared/error-code.ts';

/** Whether an error says that there is no room for a file: on the disk, in a quota, or by a limit of the process. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(errorCode(error));
}
