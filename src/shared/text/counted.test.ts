import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it.each([
  [0, '0 pagina’s'],
  [1, '1 pagina'],
  [2_001, '2.001 pagina’s'],
])('says %d in words', (count, words) => {
  expect(counted(count, 'pagina', 'pagina’s')).toBe(words);
});
