import { join } from 'node:path';
import type { OwnWordAnswer } from '../../../shared/authors/editor-answers.ts';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { withOwnWord } from '../../authoring/words/with-own-word.ts';
import { writeFileAtomic } from '../../memo/write-file-atomic.ts';
import { ownWordsFile, ownWordsText } from '../../pipeline/1-load/read-own-words.ts';
import { answered } from './answered.ts';
import type { ChangedSite } from './page-requests.ts';

/** One word, and no comment. */
const oneWord = /^[^\s#]{1,100}$/;

/** Adds a word to those that the check knows, in lower case. */
export function addOwnWord(
  typed: string,
  { checked, folders, lastChange }: ChangedSite,
): Promise<OwnWordAnswer> {
  return answered(async () => {
    const word = typed.toLowerCase();
    if (!oneWord.test(word)) throw new CouldNotRunError(`“${typed}” is niet één woord.`);
    const absoluteFile = join(folders.pages, ownWordsFile);
    const file = `${checked.index.pagesFolder}/${ownWordsFile}`;
    const description = `Het woord “${word}” staat nu in de woordenlijst.`;
    await lastChange.carryOut(description, [{ file, absoluteFile }], () =>
      writeFileAtomic(absoluteFile, withOwnWord(ownWordsText(folders.pages), word)),
    );
    return { word };
  });
}
