import type { JsonValue } from './json-value.ts';

const maxWidth = 110;

/** Prints JSON as the formatter does. */
export function printJson(value: JsonValue): string {
  return `${printed(value, '', 0)}\n`;
}

/** @param before width of the line so far, with a trailing comma */
function printed(value: JsonValue, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    const plain = value.every((item) => typeof item !== 'object' || item === null);
    if (plain && before + line.length <= maxWidth) return line;
    return `[\n${value.map((item) => inner + printed(item, inner, inner.length + 1)).join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value).map(([name, field]) => {
    const start = `${inner}${JSON.stringify(name)}: `;
    return start + printed(field, inner, start.length + 1);
  });
  return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${indent}}`;
}
