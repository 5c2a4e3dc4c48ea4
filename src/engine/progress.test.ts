import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function written(isTTY: boolean): string[] {
  const lines: string[] = [];
  let now = 0;
  const progress = createProgress(
    { isTTY, write: (text) => lines.push(text.replace('\r\u001b[2K', '')) },
    () => now,
  );
  progress.step("Pagina's controleren");
  const pages = progress.count("Pagina's schrijven", 100);
  for (let page = 0; page < 100; page += 1) {
    now += 200;
    pages.next();
  }
  progress.done('Klaar');
  return lines;
}

test('progress on a terminal says how many are done and how long it still takes', () => {
  expect(written(true)).toContain("Pagina's schrijven: 50 van 100, nog ongeveer 10 s");
  expect(written(true).at(-1)).toBe('Klaar in 20,0 s.\n');
});

test('progress elsewhere prints its last line only', () => {
  expect(written(false)).toEqual(['Klaar in 20,0 s.\n']);
});

test('what is said after a step that did not end begins on an empty line', () => {
  let terminal = '';
  const progress = createProgress({ isTTY: true, write: (text) => (terminal += text) });
  progress.step("Pagina's controleren");
  progress.clear();
  expect(terminal.endsWith('…\r\u001b[2K')).toBe(true);
});
