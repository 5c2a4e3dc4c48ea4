import { houseStyle, type JsonStyle } from './json-style.ts';
import type { JsonValue } from './json-value.ts';

const maxWidth = 110;

/** Prints JSON as the formatter does. */
export function printJson(value: JsonValue): string {
  return `${printValue(value, { style: houseStyle, indent: '' })}\n`;
}

interface PrintOptions {
  style: JsonStyle;
  /** Of the line where the value begins. */
  indent: string;
  /** Width of the line so far, with a trailing comma; default 0. */
  before?: number;
}

/** Prints a value in a style: objects by line, a list of plain values on one line while that is short. */
export function printValue(value: JsonValue, { style, indent, before = 0 }: PrintOptions): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const { unit, lineBreak, colon } = style;
  const inner = indent + unit;
  const separator = `,${lineBreak}`;
  if (Array.isArray(value)) {
    const line = printOnLine(value, style);
    const isPlain = value.every((item) => typeof item !== 'object' || item === null);
    if (isPlain && before + line.length <= maxWidth) return line;
    const items = value.map(
      (item) => inner + printValue(item, { style, indent: inner, before: inner.length + 1 }),
    );
    return `[${lineBreak}${items.join(separator)}${lineBreak}${indent}]`;
  }
  const fields = Object.entries(value).map(([name, field]) => {
    const start = `${inner}${JSON.stringify(name)}${colon}`;
    return start + printValue(field, { style, indent: inner, before: start.length + 1 });
  });
  return fields.length === 0 ? '{}' : `{${lineBreak}${fields.join(separator)}${lineBreak}${indent}}`;
}

/** Prints a value on one line. */
export function printOnLine(value: JsonValue, style: JsonStyle): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const { colon, comma } = style;
  if (Array.isArray(value)) return `[${value.map((item) => printOnLine(item, style)).join(comma)}]`;
  const fields = Object.entries(value).map(
    ([name, field]) => JSON.stringify(name) + colon + printOnLine(field, style),
  );
  const space = comma.slice(1);
  return fields.length === 0 ? '{}' : `{${space}${fields.join(comma)}${space}}`;
}
