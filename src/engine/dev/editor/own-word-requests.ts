import { join } from 'node:path';
import type { OwnWordAnswer } from '../../../shared/authors/editor-answers.ts';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { withOwnWord } from '../../authoring/words/with-own-word.ts';
import { writeFileAtomic } from '../../memo/write-file-atomic.ts';
import { ownWordsFile, readWordList } from '../../pipeline/1-load/read-own-words.ts';
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
    const { text, damage } = readWordList(folders.pages);
    // Writing what was read of it would lose words.
    if (damage !== undefined)
      throw new CouldNotRunError(
        `${file} is niet helemaal te lezen, dus er komt geen woord bij. ${damage.hint} Voeg het woord daarna toe.`,
      );
    const words = withOwnWord(text, word);
    const description = `Het woord “${word}” staat nu in de woordenlijst.`;
    await lastChange.carryOut(description, [{ file, absoluteFile }], () =>
      writeFileAtomic(absoluteFile, words),
    );
    return { word };
  });
}
