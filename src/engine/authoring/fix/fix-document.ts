import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readJsonTree } from '../../json/json-tree.ts';
import { applyEdits } from '../../json/text-edit.ts';
import { parseJson } from '../../pipeline/1-load/parse-json.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { describeEdits } from './describe-edits.ts';
import { dutchAmounts } from './dutch-amounts.ts';
import { fieldOrder } from './field-order.ts';
import { fixJson, type MendedText } from './fix-json.ts';
import { safeFixes } from './safe-fixes.ts';

/** By these rules a file's text is not what stands on disk, so writing it back would lose something. */
export const unreadable = new Set(['encoding', 'unreadable', 'file-size']);

/**
 * Makes the next certain improvement of a document: JSON first, then what the problems say, then the house order
 * and notation. Undefined when there is nothing left that is certain, or when the result would be no JSON.
 * @param problems those of this document
 * @param order the fields of a page in the order of the schema
 */
export function fixDocument(
  document: Pick<SourceDocument, 'kind' | 'text' | 'value'>,
  problems: readonly Diagnostic[],
  order: readonly string[],
): MendedText | undefined {
  if (problems.some(({ rule }) => unreadable.has(rule))) return undefined;
  if (document.value === undefined) return fixJson(document.text);
  const fixed = improve(document, problems, order);
  return fixed !== undefined && parseJson(fixed.text).value !== undefined ? fixed : undefined;
}

function improve(
  { kind, text }: Pick<SourceDocument, 'kind' | 'text'>,
  problems: readonly Diagnostic[],
  order: readonly string[],
): MendedText | undefined {
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
