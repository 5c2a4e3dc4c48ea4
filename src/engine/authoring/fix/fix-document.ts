import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { locatorOf } from '../../diagnostics/locate.ts';
import { safeFixes } from '../../diagnostics/safe-fixes.ts';
import { applyEdits, type TextEdit } from '../../json/text-edit.ts';
import { readJsonTree } from '../../json/tree/json-tree.ts';
import { jsonValue } from '../../pipeline/1-load/parse-json.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { documentFixes, isAboutBytes, isLayout } from '../../pipeline/document-fixes.ts';
import { describeEdits } from './describe-edits.ts';
import { fieldOrder } from './field-order.ts';
import { type FixedText, fixJson } from './fix-json.ts';

type FixableDocument = Pick<SourceDocument, 'kind' | 'text' | 'value' | 'isDamaged'>;

/**
 * Applies the next safe fixes: syntax, diagnostics, field order or formatting. Undefined when none is left or the result
 * is invalid, or what was read is not all that the file holds.
 * @param problems of this document
 * @param order page fields in schema order
 */
export function fixDocument(
  document: FixableDocument,
  problems: readonly Diagnostic[],
  order: readonly string[],
): FixedText | undefined {
  if (document.isDamaged) return undefined;
  // Only the author can restore a letter that was lost.
  const inBytes = problems.filter((problem) => isAboutBytes(problem) && problem.replacement !== undefined);
  // First, also for a text that is not JSON: an editor that saves the file meanwhile would lose letters.
  if (inBytes.length > 0) return edited(document.text, safeFixes(inBytes, locatorOf(document.text)));
  if (document.value === undefined) return fixJson(document.text);
  const fixed = improve(document, problems, order);
  return fixed !== undefined && jsonValue(fixed.text) !== undefined ? fixed : undefined;
}

function improve(
  document: FixableDocument,
  problems: readonly Diagnostic[],
  order: readonly string[],
): FixedText | undefined {
  const { kind, text } = document;
  const fixesOf = documentFixes(document);
  const edits = fixesOf(problems.filter((problem) => !isLayout(problem)));
  if (edits.length > 0) return edited(text, edits);

  const { root } = readJsonTree(text);
  if (root === undefined) return undefined;
  const ordered = kind === 'page' ? fieldOrder(root, text, order) : [];
  if (ordered.length > 0) {
    return { text: applyEdits(text, ordered), changes: ['de velden staan nu in de vaste volgorde'] };
  }
  const spaces = fixesOf(problems.filter(isLayout));
  if (spaces.length === 0) return undefined;
  return { text: applyEdits(text, spaces), changes: ['de regels staan nu netjes onder elkaar'] };
}

function edited(text: string, edits: readonly TextEdit[]): FixedText {
  return { text: applyEdits(text, edits), changes: describeEdits(edits, text) };
}
