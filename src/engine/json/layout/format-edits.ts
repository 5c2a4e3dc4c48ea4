import { memoized } from '../../../shared/memoized.ts';
import type { JsonNode, JsonObjectNode } from '../json-node.ts';
import type { TextEdit } from '../text-edit.ts';
import { lineBreakOf } from './json-style.ts';

/** Of a line, in characters. */
export const maxLineWidth = 110;

const blankLine = /\n[^\S\n]*\n/;

/**
 * The edits that format a valid JSON text as the formatter of the project does: nothing but the space between its parts
 * changes. An object stays on one line when its author began it so and it fits; a list is on one line when it fits.
 * Line ends stay as the first of them.
 */
export function formatEdits(text: string, root: JsonNode): TextEdit[] {
  const edits: TextEdit[] = [];
  const newline = lineBreakOf(text) === '\r\n' ? '\r\n' : '\n';
  const width = memoizedWidth(text);

  function space(start: number, end: number, expected: string): void {
    if (text.slice(start, end) !== expected) edits.push({ start, end, text: expected });
  }

  /** `column`: where it begins; `after`: characters that follow on the line. */
  function place(node: JsonNode, indent: string, { column, after }: { column: number; after: number }): void {
    if (node.kind === 'scalar') return;
    const parts = partsOf(node);
    const isExpanded = column + width(node) + after > maxLineWidth;
    const inner = `${indent}  `;
    const edge = node.kind === 'object' ? ' ' : '';
    let end = node.start + 1;
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1;
      const start = index === 0 ? end : text.indexOf(',', end) + 1;
      if (index > 0) space(end, start - 1, '');
      const gap = text.slice(start, part.start);
      const blank = index > 0 && blankLine.test(gap) ? newline : '';
      space(start, part.start, isExpanded ? blank + newline + inner : index === 0 ? edge : ' ');
      if (part.keyEnd !== undefined) {
        const colon = text.indexOf(':', part.keyEnd);
        space(part.keyEnd, colon, '');
        space(colon + 1, part.value.start, ' ');
      }
      const key = part.keyEnd === undefined ? 0 : part.keyEnd - part.start + ': '.length;
      place(part.value, inner, { column: inner.length + key, after: isLast ? 0 : 1 });
      end = part.value.end;
    }
    space(end, node.end - 1, parts.length === 0 ? '' : isExpanded ? newline + indent : edge);
  }

  space(0, root.start, '');
  place(root, '', { column: 0, after: 0 });
  space(root.end, text.length, newline);
  return edits;
}

interface Part {
  start: number;
  /** Of a list without. */
  keyEnd?: number;
  value: JsonNode;
}

function partsOf(node: Exclude<JsonNode, { kind: 'scalar' }>): Part[] {
  return node.kind === 'list'
    ? node.items.map((value) => ({ start: value.start, value }))
    : node.properties.map(({ keyStart, keyEnd, value }) => ({ start: keyStart, keyEnd, value }));
}

/** The width of a value on one line; infinite when it has to stand on more. */
function memoizedWidth(text: string): (node: JsonNode) => number {
  const width = memoized((node: JsonNode): number => measured(node, width, text), new WeakMap());
  return width;
}

function measured(node: JsonNode, width: (node: JsonNode) => number, text: string): number {
  if (node.kind === 'scalar') return node.end - node.start;
  const parts = partsOf(node);
  if (parts.length === 0) return 2;
  if (node.kind === 'object' && beginsOnNewLine(node, text)) return Number.POSITIVE_INFINITY;
  let sum = node.kind === 'object' ? '{  }'.length : '[]'.length;
  let end = node.start;
  for (const [index, { start, keyEnd, value }] of parts.entries()) {
    if (index > 0 && blankLine.test(text.slice(text.indexOf(',', end), start)))
      return Number.POSITIVE_INFINITY;
    if (index > 0) sum += ', '.length;
    if (keyEnd !== undefined) sum += keyEnd - start + ': '.length;
    sum += width(value);
    end = value.end;
  }
  return sum;
}

function beginsOnNewLine({ start, properties: [first] }: JsonObjectNode, text: string): boolean {
  return first !== undefined && text.slice(start, first.keyStart).includes('\n');
}
