// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { readStoredList, writeStoredList } from './stored-list.ts';

beforeEach(() => localStorage.clear());

it('reads what was kept under the same key', () => {
  expect(writeStoredList('documents', new Set(['Plan', 'Begroting']))).toBe(true);
  expect(readStoredList('documents')).toEqual(['Plan', 'Begroting']);
  expect(readStoredList('others')).toEqual([]);
});

it.each(['', '{', '{"a":1}', 'null', '[1]'])('reads nothing from a damaged %j', (stored) => {
  localStorage.setItem('documents', stored);
  expect(readStoredList('documents') ?? []).toEqual([]);
});
