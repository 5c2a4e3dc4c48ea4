import { expect, it } from 'vitest';
import { applyJsonEdit } from '../json/edits/apply-json-edit.ts';
import { printJson } from '../json/layout/print-json.ts';
import { keepFormatted } from './keep-formatted.ts';

const long = 'een woord en nog een, '.repeat(5);
const rows = printJson({ rows: [['kort'], ['een', 'twee']], rest: { a: 1 } });
const set = (text: string, value: string): string =>
  keepFormatted(text, applyJsonEdit(text, { kind: 'set', pointer: '/rows/1/1', value }));

it('breaks a line that became too long, and joins it again', () => {
  const after = set(rows, long);
  expect(after).toBe(printJson({ rows: [['kort'], ['een', long]], rest: { a: 1 } }));
  expect(after).not.toContain('["een", ');
  expect(set(after, 'twee')).toBe(rows);
});

it('leaves a layout of its author as it is', () => {
  const own = rows.replaceAll('  ', '\t');
  expect(set(own, long)).toBe(own.replace('twee', long));
});
