import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it('groups items by their key and keeps their order', () => {
  expect([...groupBy(['aa', 'b', 'cc', 'd'], ({ length }) => length)]).toEqual([
    [2, ['aa', 'cc']],
    [1, ['b', 'd']],
  ]);
});
