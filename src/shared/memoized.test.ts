import { expect, it, vi } from 'vitest';
import { memoized } from './memoized.ts';

const [one, alike] = [{ name: 'a' }, { name: 'a' }];

it.each([
  { by: 'value', answers: undefined, asked: ['a', 'b'] },
  { by: 'object', answers: new WeakMap(), asked: [one, alike] },
])('works out each answer by $by once, also that there is none', ({ answers, asked }) => {
  const answer = vi.fn((_asked: unknown) => undefined);
  const remembered = memoized<unknown, undefined>(answer, answers);
  for (const each of [asked, asked].flat()) remembered(each);
  expect(answer.mock.calls.map(([each]) => each)).toEqual(asked);
});
