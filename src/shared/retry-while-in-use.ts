import { errorCode } from './error-code.ts';

/** What Windows answers about a file that another program has open. */
const inUse: readonly string[] = ['EACCES', 'EBUSY', 'EPERM'];

/** Before each retry. */
const retryDelaysMs = [10, 30, 100, 300, 1000];

/**
 * Renames or removes, and tries again for a second and a half at most while a file is in use: Windows refuses it as long as
 * a virus scanner, a search index or a process of ours looks at a file that was just written.
 * @param wait some milliseconds
 */
export async function retryWhileInUse<Result>(
  act: () => Result | Promise<Result>,
  wait: (milliseconds: number) => Promise<unknown>,
): Promise<Result> {
  for (const milliseconds of retryDelaysMs) {
    try {
      return await act();
    } catch (error) {
      if (!inUse.includes(errorCode(error))) throw error;
    }
    await wait(milliseconds);
  }
  return act();
}
