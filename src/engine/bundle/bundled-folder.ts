import { isDeepStrictEqual } from 'node:util';
import type { Memo } from '../memo/memo.ts';

interface BundleOptions {
  /** In the memo. */
  name: string;
  /** The key of the present sources: `bundleInputs` and what else the bundle depends on. */
  inputsNow(): readonly string[];
  /** That key as it was a moment ago; default is to read it. */
  inputs?: readonly string[];
  /** Fills an empty folder. */
  make(folder: string): Promise<void>;
}

/** What was made is of other sources than its key says. */
class ChangedMeanwhile extends Error {}

/**
 * A folder of the memo with a bundle of the sources as they are. It is made again when one of them changed meanwhile: kept
 * under the key of what was there before, it would be served for that whenever a developer goes back to it.
 */
export async function bundledFolder(memo: Memo, options: BundleOptions): Promise<string> {
  const { name, inputsNow, inputs = inputsNow(), make } = options;
  try {
    return await memo.folder(name, inputs, async (folder) => {
      await make(folder);
      if (!isDeepStrictEqual(inputsNow(), inputs)) throw new ChangedMeanwhile();
    });
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    return bundledFolder(memo, { ...options, inputs: undefined });
  }
}
