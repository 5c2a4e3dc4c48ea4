import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../../src/engine/diagnostics/diagnostic.ts';
import { locatorOf } from '../../../src/engine/diagnostics/locate.ts';
import { applyEdits, type TextEdit, withoutOverlap } from '../../../src/engine/json/text-edit.ts';
import { writeFileAtomic } from '../../../src/engine/memo/write-file-atomic.ts';
import { countsOf } from '../../../src/shared/counts-of.ts';
import { type Mistake, makeMistake } from './mistake.ts';
import { problemsOf } from './what-is-seen.ts';

/** Where a fix ends. */
interface Fixed {
  /** What is still reported, a line each. */
  left: string[];
  /** Words that the author typed and that are gone. */
  lost: string[];
}

const maxRounds = 10;

/**
 * Does literally what the messages about a mistake say: what stands in the parts `fix` of its file, then the text that
 * each diagnostic names.
 */
export async function followFix(mistake: Mistake, site: string): Promise<Fixed> {
  const before = wordsOf(site);
  makeMistake({ parts: mistake.fix }, site);
  for (let round = 0; round < maxRounds; round += 1) {
    const isChanged = await followDiagnostics(site);
    if (!isChanged) break;
  }
  const after = wordsOf(site);
  const lost = [...before].flatMap(([word, count]) =>
    Array.from({ length: Math.max(0, count - (after.get(word) ?? 0)) }, () => word),
  );
  const { problems } = await problemsOf(site);
  return { left: problems.map(({ file, rule, message }) => `${file} ${rule} ${message}`), lost: lost.sort() };
}

/** Writes in every file what its diagnostics say that belongs there. */
async function followDiagnostics(site: string): Promise<boolean> {
  const { problems, documents } = await problemsOf(site);
  let isChanged = false;
  for (const { file, absoluteFile, text } of documents) {
    const edits = withoutOverlap(
      problems.filter((problem) => problem.file === file).flatMap((each) => editOf(each, text)),
    );
    if (edits.length === 0) continue;
    await writeFileAtomic(absoluteFile, applyEdits(text, edits));
    isChanged = true;
  }
  return isChanged;
}

function editOf({ place, replacement, suggestion }: Diagnostic, text: string): TextEdit[] {
  if (replacement === undefined && suggestion === undefined) return [];
  const { start, end } = locatorOf(text).locate(place);
  if (replacement !== undefined) return [{ start, end, text: replacement }];
  if ('start' in place) return [{ start, end, text: suggestion ?? '' }];
  const written = JSON.stringify(suggestion);
  return [{ start, end, text: place.range === undefined ? written : written.slice(1, -1) }];
}

/** How often each word stands in the files of a site: of three letters or digits at least, in any case. */
function wordsOf(site: string): Map<string, number> {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const texts = files.map((file) => decoded(readFileSync(join(site, file))).toLowerCase());
  return countsOf(texts.flatMap((text) => text.match(/[\p{L}\p{N}]{3,}/gu) ?? []));
}

function decoded(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Not by `windows-1252`, which Node 20 decodes in another way than Node 26.
    return bytes.toString('latin1');
  }
}
