// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { readTicked, writeTicked } from './ticked-documents.ts';

beforeEach(() => localStorage.clear());

it('reads what was kept', () => {
  writeTicked(new Set(['Plan', 'Begroting']));
  expect([...readTicked()]).toEqual(['Plan', 'Begroting']);
});

it.each(['', '{', '{"a":1}', 'null', '[1]'])('reads nothing from a damaged %j', (stored) => {
  localStorage.setItem('documents', stored);
  expect(readTicked().size).toBe(0);
});
