import { expect, test } from 'vitest';
import { durations } from './durations.ts';

test.each([
  ['a{transition:color .15s,transform .15s}', [0.15]],
  ['a{animation:turn 12s infinite}b{transition:opacity 200ms}', [0.2, 12]],
  ['a{transition:none;width:2s}', []],
  ['a{animation:turn 1s .3s;animation-delay:3s}', [1]],
])('%s takes %j', (css, expected) => {
  expect(durations(css)).toEqual(expected);
});
