import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { randomIntegers } from '../../../../tests/random.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { applyEdits } from '../text-edit.ts';
import { readJsonTree } from '../tree/json-tree.ts';
import { formatEdits } from './format-edits.ts';
import { printJson } from './print-json.ts';

const root = join(import.meta.dirname, '../../../..');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

/** What the formatter of the editor makes of these texts, in one process: each takes a third of a second to start. */
function byBiome(texts: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'format-'));
  const fileOf = (index: number): string => join(folder, `${index}.json`);
  try {
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    for (const [index, text] of texts.entries()) writeFileSync(fileOf(index), text);
    const files = texts.map((_, index) => fileOf(index));
    const { stderr, status } = spawnSync(
      process.execPath,
      [biome, 'format', '--write', '--vcs-enabled=false', ...files],
      { cwd: folder, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    return files.map((file) => readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function formatted(text: string): string {
  const tree = readJsonTree(text).root;
  if (tree === undefined) throw new Error('This is no JSON.');
  return applyEdits(text, formatEdits(text, tree));
}

const wide = 'x'.repeat(52);
const words = ['a', 'Bakwagen', 'Vaste bak op één chassis', 'Laadklep, zijdeur en schuifzeil', wide];

const texts: readonly [what: string, text: string][] = [
  ['one line of everything', '{"a":1,"b":[1,2],"c":{"d":null}}'],
  ['an object begun on a new line', '{\n"a":{"b":1},"c":{\n"d":2}}'],
  ['a list over lines that fits on one', '{\n"a": [\n"b",\n"c"\n]\n}'],
  ['a list that just fits', `{\n"a": ["${wide}","${wide.slice(0, 44)}"]\n}`],
  ['a list that just does not', `{\n"a": ["${wide}","${wide.slice(0, 45)}"],\n"b":1}`],
  ['a list that fits without a comma behind it', `{\n"b":1,"a": ["${wide}","${wide.slice(0, 45)}"]}`],
  ['a list with an object over lines', '[{"a":1},{\n"b":1}]'],
  ['a list of lists', `[["${wide}"],["${wide}"],[]]`],
  ['blank lines', '\n\n{\n\n\n"a":1,\n\n\n"b":[1,\n\n"c"]\n\n}\n\n'],
  ['nothing within', '{"a":{ },"b":[\n]}'],
  ['spaces before colons and commas', '{ "a" : 1 , "b"\t:\n2\n,"c":3}'],
  ['escapes and signs in texts', '{\n"a": "é \\u00e9 \\" , : { ["}'],
  ['a text that is too wide for a line', `{"a":"${wide}${wide}${wide}"}`],
  ['no end of the last line', '{\n  "a": 1\n}'],
  ['any value, with any space between its parts', anyText()],
];
const expected = byBiome(texts.map(([, text]) => text));

describe('a text is laid out as the formatter of the editor does it:', () => {
  it.each(texts.map(([what, text], index) => ({ what, text, expected: expected[index] })))(
    '$what',
    ({ text, expected }) => {
      expect(formatted(text)).toBe(expected);
      expect(formatted(formatted(text))).toBe(formatted(text));
    },
  );
});

it.each([
  ['those of Windows', '{\r\n"a":1}', '{\r\n  "a": 1\r\n}\r\n'],
  ['those of Windows, with others further on', '{\r\n  "a": 1\n}\n', '{\r\n  "a": 1\r\n}\r\n'],
  ['others, with those of Windows further on', '{\n  "a": 1\r\n}\r\n', '{\n  "a": 1\n}\n'],
])('gives all lines the ends of the first: %s', (_what, text, expected) => {
  expect(formatted(text)).toBe(expected);
});

it('leaves what is printed for a new file as it is', () => {
  const random = randomIntegers(8);
  for (let count = 0; count < 50; count += 1) {
    const printed = printJson(randomValue(random, 4));
    expect(formatted(printed)).toBe(printed);
  }
});

function anyText(): string {
  const random = randomIntegers(7);
  const value = Array.from({ length: 40 }, () => randomValue(random, 4));
  return spread(value, random);
}

function randomValue(random: (below: number) => number, depth: number): JsonValue {
  const kind = depth === 0 ? 0 : random(4);
  if (kind <= 1) return words[random(words.length)] ?? null;
  const parts = Array.from({ length: random(5) }, () => randomValue(random, depth - 1));
  return kind === 2 ? parts : Object.fromEntries(parts.map((part, index) => [`name${index}`, part]));
}

/** The text of a value with random space between its parts. */
function spread(value: JsonValue, random: (below: number) => number): string {
  const spaces = ['', ' ', '\n', '\t', '  \n  ', '\n\n'];
  const tokens = JSON.stringify(value).match(/"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^"[\]{}:,]+/g) ?? [];
  return tokens.map((token) => token + (spaces[random(spaces.length)] ?? '')).join('');
}
