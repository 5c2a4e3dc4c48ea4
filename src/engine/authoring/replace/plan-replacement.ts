import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import type { FieldName } from '../../../shared/page/field-name.ts';
import { keepFormatted } from '../../editing/keep-formatted.ts';
import { applyJsonEdit } from '../../json/edits/apply-json-edit.ts';
import { isWhole, type SourceDocument, sourceFileOf } from '../../pipeline/1-load/source-document.ts';
import { authoredTexts } from '../../pipeline/3-facts/authored-texts.ts';
import { linkFields } from '../../pipeline/3-facts/document-texts.ts';
import { isProse } from '../../pipeline/3-facts/prose-fields.ts';
import { type CheckedSite, checkPlanned, documentsOf, firstNewError } from '../../pipeline/check-site.ts';
import { siteTexts } from '../../text/site-values.ts';
import { PageRefusal } from '../page-refusal.ts';
import type { ChangedText } from '../write-over.ts';

/** A document in which words are replaced. */
interface ReplacedDocument extends ChangedText {
  places: ReplacedPlace[];
}

/** One text of a document, before and after. */
interface ReplacedPlace {
  pointer: string;
  before: string;
  after: string;
}

/** The address of the site itself is no word of it. */
const { siteUrl: _siteUrl, ...saidOfSite } = siteTexts;

/** Not all of it prose, and said to visitors all the same. */
const named: ReadonlySet<string> = new Set([
  ...Object.keys(saidOfSite),
  ...(['keywords', 'synonyms'] satisfies FieldName[]),
]);

/** Leads elsewhere; an address of the site moves with its page. */
const outward = /^(?:tel|mailto|https):/;

/** Plans other words in the place of some, wherever visitors read them. Writes nothing. Upper and lower case differ. */
export function planReplacement(
  checked: Pick<CheckedSite, 'files'>,
  { find, replacement }: { find: string; replacement: string },
): ReplacedDocument[] {
  if (find.trim() === '') return [];
  return documentsOf(checked).flatMap((document) => {
    if (!isWhole(document)) return [];
    const places = authoredTexts(document.value)
      .filter(({ text, key }) => text.includes(find) && (isProse(key) || isReplaceable(key, text)))
      .map(({ pointer, text }) => ({
        pointer,
        before: text,
        after: text.replaceAll(find, () => replacement),
      }));
    if (places.length === 0) return [];
    const replaced = places.reduce(
      (written, { pointer, after }) => applyJsonEdit(written, { kind: 'set', pointer, value: after }),
      document.text,
    );
    return [{ before: document, text: keepFormatted(document.text, replaced), places }];
  });
}

/** Files that cannot be read whole and have these words too. */
export function unreadWith(checked: Pick<CheckedSite, 'files'>, find: string): SourceDocument[] {
  if (find.trim() === '') return [];
  return documentsOf(checked).filter((document) => !isWhole(document) && document.text.includes(find));
}

/**
 * Refuses to replace words that stand in a file which cannot be read whole too: there they would stay.
 * @throws PageRefusal that names each such file
 */
export function requireFound(checked: Pick<CheckedSite, 'files'>, find: string): void {
  const unread = unreadWith(checked, find);
  if (unread.length === 0) return;
  throw new PageRefusal(
    `Er is niets vervangen: “${find}” staat ook waar niet alles te lezen is. Verbeter eerst wat hier mis is:`,
    unread.map(({ file }) => ({ file })),
  );
}

/**
 * Refuses a replacement after which the check would find an error that is not there now.
 * @throws CouldNotRunError with that error
 */
export function requireNoNewError(plan: readonly ReplacedDocument[], checked: CheckedSite): void {
  const texts = new Map(plan.map(({ before, text }) => [before.file, text]));
  const then = checkPlanned(
    documentsOf(checked).map((document) =>
      sourceFileOf({ ...document, text: texts.get(document.file) ?? document.text }),
    ),
    checked,
  );
  const error = firstNewError(checked.problems, then);
  if (error !== undefined) throw new CouldNotRunError(`Er is niets vervangen: ${error}`);
}

function isReplaceable(key: string, text: string): boolean {
  return named.has(key) || (linkFields.has(key) && outward.test(text));
}
