import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readJsonTree } from '../../json/json-tree.ts';
import { applyEdits } from '../../json/text-edit.ts';
import { parseJson } from '../../pipeline/1-load/parse-json.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { describeEdits } from './describe-edits.ts';
import { dutchAmounts } from './dutch-amounts.ts';
import { fieldOrder } from './field-order.ts';
import { type FixedText, fixJson } from './fix-json.ts';
import { safeFixes } from './safe-fixes.ts';

/** Rules whose files differ from their text in memory: writing it back would lose data. */
export const unreadable = new Set(['encoding', 'unreadable', 'file-size']);

/**
 * Applies the next safe fixes: syntax, diagnostics, field order or notation. Undefined when none is left or the result
 * is invalid.
 * @param problems of this document
 * @param order page fields in schema order
 */
export function fixDocument(
  document: Pick<SourceDocument, 'kind' | 'text' | 'value'>,
  problems: readonly Diagnostic[],
  order: readonly string[],
): FixedText | undefined {
  if (problems.some(({ rule }) => unreadable.has(rule))) return undefined;
  if (document.value === undefined) return fixJson(document.text);
  const fixed = improve(document, problems, order);
  return fixed !== undefined && parseJson(fixed.text).value !== undefined ? fixed : undefined;
}

function improve(
  { kind, text }: Pick<SourceDocument, 'kind' | 'text'>,
  problems: readonly Diagnostic[],
  order: readonly string[],
): FixedText | undefined {
  const edits = safeFixes(problems, text);
  if (edits.length > 0) return { text: applyEdits(text, edits), changes: describeEdits(edits, text) };

  const { root } = readJsonTree(text);
  if (root === undefined) return undefined;
  const ordered = kind === 'page' ? fieldOrder(root, text, order) : [];
  if (ordered.length > 0) {
    return { text: applyEdits(text, ordered), changes: ['de velden staan nu in de vaste volgorde'] };
  }
  const amounts = dutchAmounts(root, text);
  if (amounts.length === 0) return undefined;
  return { text: applyEdits(text, amounts), changes: describeEdits(amounts, text) };
}
