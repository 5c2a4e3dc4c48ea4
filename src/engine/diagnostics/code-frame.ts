import type { LineIndex } from '../json/line-index.ts';
import { printable } from '../text/printable.ts';
import type { Location } from './locate.ts';

const linesBefore = 2;
const linesAfter = 1;
const maxWidth = 100;
const beforeCaret = 50;

function windowAround(column: number, line: string): { from: number; to: number } {
  if (line.length <= maxWidth) return { from: 0, to: maxWidth };
  const from = Math.max(0, column - 1 - beforeCaret);
  return { from, to: from + maxWidth };
}

function cut(line: string, { from, to }: { from: number; to: number }): string {
  const before = from > 0 && line.length > 0 ? '…' : '';
  return before + printable(line.slice(from, to)) + (line.length > to ? '…' : '');
}

/**
 * Source lines with carets: `> 76
 *   "type": "fqa",` and `
 *           ^^^^^`.
 * Keeps tabs; truncates lines over 100 characters around the range.
 */
export function codeFrame(lines: LineIndex, location: Location): string[] {
  const first = Math.max(1, location.line - linesBefore);
  const last = Math.min(lines.count, location.line + linesAfter);
  const line = lines.textOf(location.line);
  const window = windowAround(location.column, line);
  const width = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const here = number === location.line;
    const text = cut(lines.textOf(number), window);
    frame.push(`${here ? '>' : ' '} ${String(number).padStart(width)} | ${text}`.trimEnd());
    if (!here) continue;
    const lead =
      (window.from > 0 ? ' ' : '') + line.slice(window.from, location.column - 1).replace(/[^\t]/g, ' ');
    const end = location.endLine === location.line ? location.endColumn - 1 : line.length;
    const carets = Math.max(1, Math.min(end, window.to) - (location.column - 1));
    frame.push(`  ${' '.repeat(width)} | ${lead}${'^'.repeat(carets)}`);
  }
  return frame;
}
