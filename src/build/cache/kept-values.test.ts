import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeptValues } from './kept-values.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  file = join(folder, 'below/values.jsonl');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(maker: string, use: (kept: KeptValues<unknown>) => void): Promise<void> {
  const kept = new KeptValues(file, maker);
  use(kept);
  await kept.save();
}

async function foundIn(maker: string, name: string): Promise<unknown> {
  let found: unknown;
  await run(maker, (kept) => {
    found = kept.find(name);
  });
  return found;
}

test('what one run keeps the next one finds', async () => {
  const values = Array.from({ length: 1200 }, (_, index) => ({ index, text: `€ ${index}\n"ja"` }));
  await run('code', (kept) => {
    for (const value of values) kept.keep(`value-${value.index}`, value);
  });
  await run('code', (kept) => {
    expect(values.map(({ index }) => kept.find(`value-${index}`))).toEqual(values);
  });
  expect(await foundIn('code', 'value-700')).toEqual(values[700]);
});

test('what another maker kept is not there', async () => {
  await run('code', (kept) => kept.keep('a', 1));
  expect(await foundIn('other code', 'a')).toBeUndefined();
});

test('what a run does not ask for goes', async () => {
  await run('code', (kept) => {
    kept.keep('a', 1);
    kept.keep('b', 2);
  });
  expect(await foundIn('code', 'b')).toBe(2);
  expect(readFileSync(file, 'utf8')).toBe('code\nb 2\n');
});

test('each asker gets a copy of its own', async () => {
  await run('code', (kept) => kept.keep('a', { list: [] }));
  await run('code', (kept) => {
    expect(kept.find('a')).not.toBe(kept.find('a'));
  });
});

test('a run that changes nothing writes nothing, and leaves nothing beside the file', async () => {
  await run('code', (kept) => kept.keep('a', 1));
  const { ino } = statSync(file);
  expect(await foundIn('code', 'a')).toBe(1);
  expect(statSync(file).ino).toBe(ino);
  expect(readdirSync(join(folder, 'below'))).toEqual(['values.jsonl']);
});

test('a half line, and a folder that cannot be written, are as if nothing was kept', async () => {
  await run('code', (kept) => kept.keep('a', [1, 2]));
  writeFileSync(file, readFileSync(file).subarray(0, -3));
  expect(await foundIn('code', 'a')).toBeUndefined();
  file = join(folder, 'below/values.jsonl/impossible');
  await run('code', (kept) => kept.keep('a', 1));
  expect(await foundIn('code', 'a')).toBeUndefined();
});
