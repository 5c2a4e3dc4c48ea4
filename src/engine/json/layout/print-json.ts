import type { JsonValue } from '../../../shared/json/json-value.ts';
import { maxLineWidth } from './format-edits.ts';
import { houseStyle, type JsonStyle } from './json-style.ts';

/** Prints JSON as the formatter does, each object over lines. */
export function printJson(value: JsonValue): string {
  return `${printValue(value, { style: houseStyle, indent: '' })}\n`;
}

interface PrintOptions {
  style: JsonStyle;
  /** Of the line where the value begins. */
  indent: string;
  /** Width of the line so far, with the comma behind the value; default 0. */
  before?: number;
}

/** Prints a value in a style: objects by line, a list without objects on one line while that is short. */
export function printValue(value: JsonValue, { style, indent, before = 0 }: PrintOptions): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const { unit, lineBreak, colon } = style;
  const inner = indent + unit;
  const separator = `,${lineBreak}`;
  if (Array.isArray(value)) {
    const line = holdsObject(value) ? undefined : printOnLine(value, style);
    if (line !== undefined && before + line.length <= maxLineWidth) return line;
    const items = value.map(
      (item, index) =>
        inner + printValue(item, { style, indent: inner, before: inner.length + comma(index, value) }),
    );
    return `[${lineBreak}${items.join(separator)}${lineBreak}${indent}]`;
  }
  const fields = Object.entries(value).map(([name, field], index, all) => {
    const start = `${inner}${JSON.stringify(name)}${colon}`;
    return start + printValue(field, { style, indent: inner, before: start.length + comma(index, all) });
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

/** Whether a list holds an object with something in it, however deep. */
function holdsObject(list: readonly JsonValue[]): boolean {
  return list.some((item) => {
    if (typeof item !== 'object' || item === null) return false;
    return Array.isArray(item) ? holdsObject(item) : Object.keys(item).length > 0;
  });
}

/** The width of what follows an item. */
function comma(index: number, items: readonly unknown[]): number {
  return index < items.length - 1 ? 1 : 0;
}
