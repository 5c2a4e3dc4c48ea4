import { expect, it } from 'vitest';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { tableText } from './table-text.ts';

it('reads UTF-8 with its mark', () => {
  expect(tableText(new TextEncoder().encode('\ufeffadres;café'), 'tabel.csv')).toBe('\ufeffadres;café');
});

it.each([
  ['an xlsx, ods or numbers', [0x50, 0x4b, 0x03, 0x04, 0x14], /^"tabel\.csv" is een rekenblad .*CSV UTF-8/],
  ['an xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], /^"tabel\.csv" is een rekenblad .*CSV UTF-8/],
  ['another encoding', [0x63, 0x61, 0x66, 0xe9], /^"tabel\.csv" is niet als UTF-8 bewaard\./],
])('refuses %s, and says how to save it', (_what, bytes, message) => {
  const read = () => tableText(new Uint8Array(bytes), 'tabel.csv');
  expect(read).toThrow(CouldNotRunError);
  expect(read).toThrow(message);
});
