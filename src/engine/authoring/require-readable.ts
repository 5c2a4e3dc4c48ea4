import type { InTheWay } from '../../shared/authors/editor-answers.ts';
import { locatorOf } from '../diagnostics/locate.ts';
import type { RuleName } from '../diagnostics/rule-table.ts';
import { type CheckedSite, documentsOf } from '../pipeline/check-site.ts';
import { isOfReadBytes } from '../pipeline/document-fixes.ts';
import { PageRefusal } from './page-refusal.ts';

/** Rules whose problems hide links and blocks: the file cannot be read as its author meant it. */
const hidesLinks: ReadonlySet<RuleName> = new Set([
  'json-syntax',
  'too-deep',
  'duplicate-key',
  'encoding',
  'unreadable',
  'file-size',
]);

/**
 * Makes sure that all files can be read as their authors meant them, before something is done that others may rely on.
 * Other mistakes may stay.
 * @param what is not certain otherwise, as a message begins
 * @throws PageRefusal that names each file that cannot, at the first mistake that hides something
 */
export function requireReadable(checked: CheckedSite, what = 'Niet elke link'): void {
  const texts = new Map(documentsOf(checked).map(({ file, text }) => [file, text]));
  const places = new Map<string, InTheWay>();
  for (const problem of checked.problems) {
    const { rule, file, place } = problem;
    if (!hidesLinks.has(rule) || isOfReadBytes(problem) || places.has(file)) continue;
    const pointer = 'pointer' in place ? { pointer: place.pointer } : {};
    places.set(file, { file, ...pointer, line: locatorOf(texts.get(file) ?? '').locate(place).line });
  }
  if (places.size === 0) return;
  throw new PageRefusal(`${what} is te lezen. Verbeter eerst wat hier mis is:`, [...places.values()]);
}
