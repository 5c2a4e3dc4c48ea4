import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * One mistake that people really make. Its file has the name of the mistake on the first line, then a part per file of
 * the site that the author changes, in the part `sees` all that the author reads of it, and where the fix takes more
 * than the text that a diagnostic holds, a part `fix <file>` for each file that changes with it. A file with
 * `(windows-1252)`, `(macintosh)` or `(utf-16)` behind its name is saved in that encoding.
 */
export interface Mistake {
  /** Ends the sentence "an author …". */
  name: string;
  /** What stands in each part above `sees`, by its heading. */
  parts: ReadonlyMap<string, string>;
  sees: string;
  /** What somebody does who follows the messages, as in `parts`; empty where the diagnostics themselves hold the text. */
  fix: ReadonlyMap<string, string>;
  /** Words that go with the fix, such as the wrong name of a field. */
  loses: readonly string[];
}

/** On which they are made, `YYYY-MM-DD`: the days in them would be past, and what was checked on them overdue, as time goes by. */
export const dayOfMistakes = '2026-12-01';

/** The folders with mistakes in the files of a site; in `several` one mistake stands before another that it could hide. */
export const mistakeGroups: readonly string[] = ['syntax', 'schema', 'site', 'several'];

/** The mistakes in a folder beside this file, in the order of their names. */
export function mistakesIn(group: string): Mistake[] {
  const folder = join(import.meta.dirname, group);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => readMistake(readFileSync(join(folder, file), 'utf8')));
}

function readMistake(text: string): Mistake {
  const [name = '', ...sections] = text.split(/^### (.+)\n/m);
  const parts = new Map<string, string>();
  for (let at = 0; at < sections.length; at += 2) parts.set(sections[at] ?? '', sections[at + 1] ?? '');
  const sees = parts.get('sees') ?? '';
  const loses = (parts.get('loses') ?? '').split(/\s+/).filter((word) => word !== '');
  const isFix = ([part]: [string, string]): boolean => part.startsWith('fix ');
  const fix = [...parts].filter(isFix).map(([part, lines]): [string, string] => [part.slice(4), lines]);
  const made = [...parts].filter((each) => !isFix(each) && each[0] !== 'sees' && each[0] !== 'loses');
  return { name: name.trim(), parts: new Map(made), sees, fix: new Map(fix), loses };
}

/** Makes a mistake in the files of a site, or fixes it. */
export function makeMistake({ parts }: Pick<Mistake, 'parts'>, site: string): void {
  for (const [part, lines] of parts) {
    const [, name = part, encoding = 'utf-8'] = /^(.*) \((.*)\)$/.exec(part) ?? [];
    const file = join(site, name);
    const after = changed(textOf(file), lines);
    if (after === undefined) rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, encoded(after, encoding));
    }
  }
}

function encoded(text: string, encoding: string): Buffer {
  if (encoding === 'windows-1252')
    return Buffer.from(text.replaceAll('€', '\x80').replaceAll('’', '\x92'), 'latin1');
  if (encoding === 'macintosh')
    return Buffer.from(
      text.replaceAll('€', '\xdb').replaceAll('’', '\xd5').replaceAll('é', '\x8e'),
      'latin1',
    );
  return encoding === 'utf-16' ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(text);
}

/**
 * A text with lines changed as a diff says: ` ` before a line that stays, `-` before one that goes, `+` before a new one,
 * and `…` between places. `<U+00A0>` stands for a character that nobody can see; `(weg)` says that the file goes.
 */
export function changed(before: string, diff: string): string | undefined {
  if (diff.trim() === '(weg)') return undefined;
  let lines = before === '' ? [] : before.split('\n');
  for (const hunk of diff.replace(/\n$/, '').split('\n…\n')) {
    const written = hunk.split('\n').map(withHidden);
    const [old, present] = ['-', '+'].map((mark) =>
      written.filter((line) => line.startsWith(mark) || line.startsWith(' ')).map((line) => line.slice(1)),
    );
    lines = replaced(lines, old ?? [], present ?? []);
  }
  return lines.join('\n');
}

function replaced(lines: readonly string[], old: readonly string[], present: readonly string[]): string[] {
  const start = lines.findIndex((_, index) => old.every((line, at) => lines[index + at] === line));
  if (start < 0 && lines.length > 0) throw new Error(`These lines do not stand there:\n${old.join('\n')}`);
  return lines.toSpliced(Math.max(0, start), old.length, ...present);
}

function withHidden(line: string): string {
  return line.replace(/<U\+([0-9A-F]{4})>/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
