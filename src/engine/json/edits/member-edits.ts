import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { JsonNode } from '../json-node.ts';
import { membersOf } from '../json-parts.ts';
import { indentOf, type JsonStyle, lineIndent, spaceBefore } from '../layout/json-style.ts';
import { printOnLine, printValue } from '../layout/print-json.ts';
import type { TextEdit } from '../text-edit.ts';

interface NewMember {
  /** Its index afterwards. */
  index: number;
  /** Of a field. */
  name?: string;
  value: JsonValue;
}

/** Edit that adds an item or a field, formatted like those around it. */
export function insertion(
  text: string,
  { node, style, member }: { node: JsonNode; style: JsonStyle; member: NewMember },
): TextEdit {
  const members = membersOf(node);
  const { index, name, value } = member;
  const first = members[0];
  if (!first) return { start: node.start, end: node.end, text: filled(text, { node, style, member }) };
  const space = spaceBefore(text, (members[1] ?? first).start) || style.comma.slice(1);
  const label = name === undefined ? '' : JSON.stringify(name) + style.colon;
  const indent = indentOf(space);
  const printed = /[\r\n]/.test(space)
    ? printValue(value, { style, indent, before: indent.length + label.length + 1 })
    : printOnLine(value, style);
  const next = members[index];
  if (next) return { start: next.start, end: next.start, text: `${label}${printed},${space}` };
  const end = members.at(-1)?.end ?? node.end;
  return { start: end, end, text: `,${space}${label}${printed}` };
}

/** An empty list or object with its first member. */
function filled(
  text: string,
  { node, style, member }: { node: JsonNode; style: JsonStyle; member: NewMember },
): string {
  const { name, value } = member;
  const whole = name === undefined ? [value] : { [name]: value };
  if (style.comma === ',') return printOnLine(whole, style);
  const indent = lineIndent(text, node.start);
  return printValue(whole, { style, indent, before: indent.length });
}

/** Edit that removes an item or a field with its comma. */
export function removal(node: JsonNode, index: number): TextEdit {
  const members = membersOf(node);
  const [before, member, next] = [members[index - 1], members[index], members[index + 1]];
  if (!member) throw new Error(`There is nothing at ${index} to remove.`);
  if (before) return { start: before.end, end: member.end, text: '' };
  if (next) return { start: member.start, end: next.start, text: '' };
  return { start: node.start + 1, end: node.end - 1, text: '' };
}
