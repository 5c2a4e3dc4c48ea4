import type { JsonNode } from '../json-node.ts';
import { membersOf } from '../json-parts.ts';

/** How an author formats a file. */
export interface JsonStyle {
  /** White space of one level. */
  unit: string;
  lineBreak: string;
  /** With the space around it. */
  colon: string;
  /** Between values on one line. */
  comma: string;
}

export const houseStyle: JsonStyle = { unit: '  ', lineBreak: '\n', colon: ': ', comma: ', ' };

/** The style of a file, from its first lines; what these do not show defaults to the project's style. */
export function styleOf(text: string, root: JsonNode): JsonStyle {
  const first = membersOf(root)[0];
  const indent = first && spaceBefore(text, first.start);
  const unit =
    indent && /[\r\n]/.test(indent) ? indentOf(indent).slice(lineIndent(text, root.start).length) : '';
  const property = root.kind === 'object' ? root.properties[0] : undefined;
  const colon = property ? text.slice(property.keyEnd, property.value.start) : '';
  const isMinified = colon === ':' && !/[\r\n]/.test(text.slice(root.start, root.end));
  return {
    unit: unit || houseStyle.unit,
    lineBreak: lineBreakOf(text),
    colon: /^[ \t]*:[ \t]*$/.test(colon) ? colon : houseStyle.colon,
    comma: isMinified ? ',' : houseStyle.comma,
  };
}

/** The line break of a text, from its first line. */
export function lineBreakOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? houseStyle.lineBreak;
}

/** The white space that ends at an offset. */
export function spaceBefore(text: string, offset: number): string {
  let start = offset;
  while (start > 0 && /\s/.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, offset);
}

/** What follows the last line break of some white space. */
export function indentOf(space: string): string {
  return /[^\r\n]*$/.exec(space)?.[0] ?? '';
}

/** The white space at the start of the line of an offset. */
export function lineIndent(text: string, offset: number): string {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}
