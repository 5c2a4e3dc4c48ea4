import { expect, it } from 'vitest';
import { newIdempotencyKey } from './idempotency-key.ts';

it('makes keys of the known shape, each time another one', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(keys).size).toBe(100);
});
