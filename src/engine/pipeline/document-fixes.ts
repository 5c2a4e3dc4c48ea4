import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { locatorOf } from '../diagnostics/locate.ts';
import type { RuleName } from '../diagnostics/rule-table.ts';
import { safeFixes } from '../diagnostics/safe-fixes.ts';
import { applyEdits, type TextEdit } from '../json/text-edit.ts';
import { fixSyntax } from './1-load/fix-syntax.ts';
import { editsOf } from './1-load/formatting.ts';
import { jsonValue } from './1-load/parse-json.ts';
import type { SourceDocument } from './1-load/source-document.ts';

/** Rules about files whose text in memory may differ from what they hold. */
const aboutBytes: ReadonlySet<RuleName> = new Set(['encoding', 'byte-order-mark', 'unreadable', 'file-size']);

/** Whether a problem is of the bytes of a file, not of its text. */
export function isAboutBytes({ rule }: Pick<Diagnostic, 'rule'>): boolean {
  return aboutBytes.has(rule);
}

/** Whether a problem is of bytes of which every letter was read: writing the text is the fix. */
export function isOfReadBytes(problem: Pick<Diagnostic, 'rule' | 'replacement'>): boolean {
  return isAboutBytes(problem) && problem.replacement !== undefined;
}

/** Whether a problem is the layout, which is reported at its first place and applies to the whole text. */
export function isLayout({ rule }: Pick<Diagnostic, 'rule'>): boolean {
  return rule === 'formatting';
}

/** Whether both are one mistake in the code of a file, which is fixed everywhere at once. */
export function isSameSyntax(one: Diagnostic, other: Diagnostic): boolean {
  const { rule, group } = one;
  return rule === 'json-syntax' && group !== undefined && rule === other.rule && group === other.group;
}

/**
 * Makes a function that gives the safe fixes of some problems of a text. None where only the author knows what was meant,
 * where the text is not all that the file holds or its syntax cannot be fixed as a whole, and where no JSON would come of
 * it.
 */
export function documentFixes({
  text,
  value,
  isDamaged,
}: Pick<SourceDocument, 'text' | 'value' | 'isDamaged'>): (some: readonly Diagnostic[]) => TextEdit[] {
  const isJson = value !== undefined;
  const canBeFixed = !isDamaged && (isJson || fixSyntax(text) !== undefined);
  if (!canBeFixed) return () => [];
  const locator = locatorOf(text);
  return (some) => {
    const edits = safeFixes(
      some.filter((problem) => !isAboutBytes(problem)),
      locator,
    );
    const fixes = edits.length === 0 && some.some(isLayout) ? editsOf(text) : edits;
    return isJson && fixes.length > 0 && jsonValue(applyEdits(text, fixes)) === undefined ? [] : fixes;
  };
}
