import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { safeFixes } from '../../diagnostics/safe-fixes.ts';
import { formatEdits } from '../../json/format-edits.ts';
import { readJsonTree } from '../../json/json-tree.ts';
import { applyEdits, type TextEdit } from '../../json/text-edit.ts';
import { jsonValue } from '../../pipeline/1-load/parse-json.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { describeEdits } from './describe-edits.ts';
import { dutchAmounts } from './dutch-amounts.ts';
import { fieldOrder } from './field-order.ts';
import { type FixedText, fixJson } from './fix-json.ts';

/** Rules about files whose text in memory may differ from what they hold. */
const aboutBytes = new Set(['encoding', 'byte-order-mark', 'unreadable', 'file-size']);

/** Whether a problem is that a text could not be read whole, so that writing it back would lose data. */
export function isUnreadable({ rule, replacement }: Pick<Diagnostic, 'rule' | 'replacement'>): boolean {
  return aboutBytes.has(rule) && replacement === undefined;
}

/**
 * Applies the next safe fixes: syntax, diagnostics, field order, notation or formatting. Undefined when none is left or the result
 * is invalid.
 * @param problems of this document
 * @param order page fields in schema order
 */
export function fixDocument(
  document: Pick<SourceDocument, 'kind' | 'text' | 'value'>,
  problems: readonly Diagnostic[],
  order: readonly string[],
): FixedText | undefined {
  if (problems.some(isUnreadable)) return undefined;
  const inBytes = problems.filter(({ rule }) => aboutBytes.has(rule));
  // Before anything else, also of a text that is no JSON: an editor that saves it meanwhile loses letters.
  if (inBytes.length > 0) return edited(document.text, safeFixes(inBytes, document.text));
  if (document.value === undefined) return fixJson(document.text);
  const fixed = improve(document, problems, order);
  return fixed !== undefined && jsonValue(fixed.text) !== undefined ? fixed : undefined;
}

function improve(
  { kind, text }: Pick<SourceDocument, 'kind' | 'text'>,
  problems: readonly Diagnostic[],
  order: readonly string[],
): FixedText | undefined {
  const edits = safeFixes(problems, text);
  if (edits.length > 0) return edited(text, edits);

  const { root } = readJsonTree(text);
  if (root === undefined) return undefined;
  const ordered = kind === 'page' ? fieldOrder(root, text, order) : [];
  if (ordered.length > 0) {
    return { text: applyEdits(text, ordered), changes: ['de velden staan nu in de vaste volgorde'] };
  }
  const amounts = dutchAmounts(root, text);
  if (amounts.length > 0) return edited(text, amounts);
  const spaces = problems.some(({ rule }) => rule === 'formatting') ? formatEdits(text, root) : [];
  if (spaces.length === 0) return undefined;
  return { text: applyEdits(text, spaces), changes: ['de regels staan nu netjes onder elkaar'] };
}

function edited(text: string, edits: readonly TextEdit[]): FixedText {
  return { text: applyEdits(text, edits), changes: describeEdits(edits, text) };
}
