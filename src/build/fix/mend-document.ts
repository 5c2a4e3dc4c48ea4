import { applyEdits } from '../edit/text-edit.ts';
import { readJsonTree } from '../load/json-tree.ts';
import { parseJson } from '../load/parse-json.ts';
import type { SourceDocument } from '../load/source-document.ts';
import type { Problem } from '../problem/problem.ts';
import { certainEdits } from './certain-edits.ts';
import { describeEdits } from './describe-edits.ts';
import { dutchAmounts } from './dutch-amounts.ts';
import { fieldOrder } from './field-order.ts';
import { type MendedText, mendJson } from './mend-json.ts';

/** By these rules a file's text is not what stands on disk, so writing it back would lose something. */
export const unreadable = new Set(['encoding', 'unreadable', 'file-size']);

/**
 * Makes the next certain improvement of a document: JSON first, then what the problems say, then the house order
 * and notation. Undefined when there is nothing left that is certain, or when the result would be no JSON.
 * @param problems those of this document
 * @param order the fields of a page in the order of the schema
 */
export function mendDocument(
  document: Pick<SourceDocument, 'kind' | 'text' | 'value'>,
  problems: readonly Problem[],
  order: readonly string[],
): MendedText | undefined {
  if (problems.some(({ rule }) => unreadable.has(rule))) return undefined;
  if (document.value === undefined) return mendJson(document.text);
  const mended = improve(document, problems, order);
  return mended !== undefined && parseJson(mended.text).value !== undefined ? mended : undefined;
}

function improve(
  { kind, text }: Pick<SourceDocument, 'kind' | 'text'>,
  problems: readonly Problem[],
  order: readonly string[],
): MendedText | undefined {
  const edits = certainEdits(problems, text);
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
