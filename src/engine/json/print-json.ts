import { maxLineWidth } from './format-edits.ts';
import type { JsonValue } from './json-value.ts';

/** Prints JSON as the formatter does, each object over lines. */
export function printJson(value: JsonValue): string {
  return `${printed(value, '', 0)}\n`;
}

/** @param before width of the line so far, with the comma behind the value */
function printed(value: JsonValue, indent: string, before: number): string {
  const line = onOneLine(value);
  if (line !== undefined && (!Array.isArray(value) || before + line.length <= maxLineWidth)) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map(
      (item, index) => inner + printed(item, inner, inner.length + comma(index, value)),
    );
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value ?? {}).map(([name, field], index, all) => {
    const start = `${inner}${JSON.stringify(name)}: `;
    return start + printed(field, inner, start.length + comma(index, all));
  });
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

/** Undefined with an object that holds something. */
function onOneLine(value: JsonValue): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (!Array.isArray(value)) return Object.keys(value).length === 0 ? '{}' : undefined;
  const items: string[] = [];
  for (const item of value) {
    const line = onOneLine(item);
    if (line === undefined) return undefined;
    items.push(line);
  }
  return `[${items.join(', ')}]`;
}

/** The width of what follows an item. */
function comma(index: number, items: readonly unknown[]): number {
  return index < items.length - 1 ? 1 : 0;
}
