import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ValueStore } from './value-store.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  file = join(folder, 'below/values.jsonl');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(use: (kept: ValueStore) => void): Promise<void> {
  const kept = new ValueStore(file);
  use(kept);
  await kept.save();
}

async function found(...names: string[]): Promise<unknown[]> {
  let values: unknown[] = [];
  await run((kept) => {
    values = names.map((name) => kept.find(name));
  });
  return values;
}

const keepAll = (values: Record<string, unknown>) => (kept: ValueStore) => {
  for (const [name, value] of Object.entries(values)) kept.keep(name, value);
};

test('what one run keeps the next one finds', async () => {
  const values = Array.from({ length: 1200 }, (_, index) => ({ index, text: `€ ${index}\n"ja"` }));
  await run(keepAll(Object.fromEntries(values.map((value) => [`value-${value.index}`, value]))));
  const names = values.map(({ index }) => `value-${index}`);
  expect(await found(...names)).toEqual(values);
  expect(await found(...names)).toEqual(values);
});

test('new ones come beside those that were found', async () => {
  await run(keepAll({ a: 1, b: 2, c: 3 }));
  await run((kept) => {
    for (const name of ['a', 'b', 'c']) kept.find(name);
    kept.keep('d', 4);
  });
  expect(await found('a', 'b', 'c', 'd')).toEqual([1, 2, 3, 4]);
});

test('what nobody asks for goes with the next new value', async () => {
  await run(keepAll({ a: 1, b: 2 }));
  await run((kept) => {
    kept.find('b');
    kept.keep('c', 3);
  });
  expect(readFileSync(file, 'utf8')).toBe('b 2\nc 3\n');
});

test('each asker gets a copy of its own', async () => {
  await run(keepAll({ a: { list: [] } }));
  const [one, other] = await found('a', 'a');
  expect(one).toEqual(other);
  expect(one).not.toBe(other);
});

test('a run that changes nothing writes nothing, and leaves nothing beside the file', async () => {
  await run(keepAll({ a: 1 }));
  const { mtimeNs } = statSync(file, { bigint: true });
  expect(await found('a')).toEqual([1]);
  expect(statSync(file, { bigint: true }).mtimeNs).toBe(mtimeNs);
  expect(readdirSync(join(folder, 'below'))).toEqual(['values.jsonl']);
});

test('half a line is as if it was not kept, and costs no other line', async () => {
  await run(keepAll({ a: [1], b: [2], c: [3] }));
  writeFileSync(file, readFileSync(file).subarray(0, -2));
  await run((kept) => {
    expect(['a', 'b', 'c'].map((name) => kept.find(name))).toEqual([[1], [2], undefined]);
    kept.keep('c', [4]);
  });
  expect(await found('a', 'b', 'c')).toEqual([[1], [2], [4]]);
});

test('where nothing can be written nothing is kept, and nothing fails', async () => {
  await run(keepAll({ a: 1 }));
  file = join(file, 'impossible');
  await run(keepAll({ a: 1 }));
  expect(await found('a')).toEqual([undefined]);
});
