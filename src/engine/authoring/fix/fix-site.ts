import { groupBy } from '../../../shared/group-by.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { linesInWords } from '../../diagnostics/lines-in-words.ts';
import { locatorOf } from '../../diagnostics/locate.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { type CheckedSite, checkSite, documentsOf } from '../../pipeline/check-site.ts';
import { isLayout } from '../../pipeline/document-fixes.ts';
import { pageFieldOrder } from '../../schema/page-field-order.ts';
import { printable } from '../../text/printable.ts';
import { writeOver } from '../write-over.ts';
import { fixDocument } from './fix-document.ts';
import type { FixedText } from './fix-json.ts';

/** A file that was fixed. */
export interface FixedFile extends Pick<FixedText, 'changes'> {
  file: string;
}

/** One mistake can hide another, such as a misspelt field in a misspelt block. */
const maxRounds = 20;

/** Fixes on disk all mistakes with one solution, in wanted files (by displayed name). Idempotent. */
export async function fixSite(
  folders: SiteFolders,
  isWanted: (file: string) => boolean = () => true,
  workingDirectory = process.cwd(),
): Promise<FixedFile[]> {
  const changesOf = new Map<string, string[]>();
  for (let round = 0; round < maxRounds; round += 1) {
    const checked = await checkSite(folders, { workingDirectory });
    const fix = fixerOf(checked);
    let changed = false;
    for (const document of documentsOf(checked)) {
      const { file } = document;
      const fixed = isWanted(file) ? fix(document) : undefined;
      if (fixed === undefined) continue;
      changed = true;
      if (!(await writeOver(document, fixed.text))) continue;
      changesOf.set(file, [...(changesOf.get(file) ?? []), ...fixed.changes]);
    }
    if (!changed) break;
  }
  return [...changesOf].map(([file, changes]) => ({ file, changes }));
}

/**
 * The hint for an author that `fixSite` would fix a problem in one of the wanted files, or what keeps it from doing so;
 * undefined when there is neither.
 */
export function fixOffer(
  checked: CheckedSite,
  isWanted: (file: string) => boolean = () => true,
): string | undefined {
  const fix = fixerOf(checked);
  const byFile = groupBy(checked.problems, ({ file }) => file);
  const files = checked.files.filter(
    ({ file }) =>
      isWanted(file) &&
      byFile.get(file)?.some((problem) => problem.replacement !== undefined || isLayout(problem)),
  );
  const fixable = documentsOf({ files });
  const blocked = fixable.filter((document) => fix(document) === undefined);
  const offers = [
    ...(blocked.length < fixable.length
      ? ['Een deel hiervan verbetert npm run check -- --fix vanzelf.']
      : []),
    ...blocked.flatMap((document) => inTheWay(document, byFile.get(document.file) ?? []) ?? []),
  ];
  return offers.length === 0 ? undefined : offers.join('\n');
}

/** The syntax errors that only the author can fix: nothing in a file is fixed before all of it can be parsed. */
function inTheWay(
  { file, text, value, isDamaged }: SourceDocument,
  problems: readonly Diagnostic[],
): string | undefined {
  // A wrong name of the file stops nothing in it.
  const own = problems.filter(({ replacement, place }) => replacement === undefined && 'start' in place);
  if (value !== undefined || isDamaged || own.length === 0) return undefined;
  const { locate } = locatorOf(text);
  const lines = linesInWords(own.map(({ place }) => locate(place).line));
  return `Verbeter in ${printable(file)} eerst zelf regel ${lines}; daarna verbetert npm run check -- --fix de rest.`;
}

function fixerOf({ problems, schemas }: CheckedSite): (document: SourceDocument) => FixedText | undefined {
  const byFile = groupBy(problems, ({ file }) => file);
  const order = pageFieldOrder(schemas);
  return (document) => fixDocument(document, byFile.get(document.file) ?? [], order);
}
