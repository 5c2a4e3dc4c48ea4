import type { JsonListNode, JsonObjectNode } from './json-node.ts';
import type { TextEdit } from './text-edit.ts';

/**
 * Edit that sets a list of strings, in the author's layout.
 * @param order key order of the document
 */
export function listFieldEdit(
  root: JsonObjectNode,
  text: string,
  { field, values, order }: { field: string; values: readonly string[]; order: readonly string[] },
): TextEdit {
  const present = root.properties.find(({ key }) => key === field);
  const list = values.map((value) => JSON.stringify(value));
  if (present?.value.kind === 'list') return extended(present.value, text, values, list);
  const line = `"${field}": [${list.join(', ')}]`;
  const rank = order.indexOf(field);
  const next = root.properties.find(({ key }) => order.indexOf(key) > rank);
  if (next) {
    const { keyStart } = next;
    return { start: keyStart, end: keyStart, text: `${line},${spaceBefore(text, keyStart)}` };
  }
  const last = root.properties.at(-1);
  if (!last) return { start: root.start + 1, end: root.start + 1, text: line };
  return { start: last.value.end, end: last.value.end, text: `,${spaceBefore(text, last.keyStart)}${line}` };
}

/** Appends in the layout of the last item; otherwise rewrites on one line. */
function extended(node: JsonListNode, text: string, values: readonly string[], list: string[]): TextEdit {
  const present = node.items.map((item) => (item.kind === 'scalar' ? item.value : undefined));
  const first = node.items[0];
  const last = node.items.at(-1);
  if (!first || !last || present.some((value, index) => value !== values[index])) {
    return { start: node.start, end: node.end, text: `[${list.join(', ')}]` };
  }
  const space = spaceBefore(text, first.start) || ' ';
  const added = list.slice(present.length).map((item) => `,${space}${item}`);
  return { start: last.end, end: last.end, text: added.join('') };
}

function spaceBefore(text: string, offset: number): string {
  return /\s*$/.exec(text.slice(0, offset))?.[0] ?? '';
}
