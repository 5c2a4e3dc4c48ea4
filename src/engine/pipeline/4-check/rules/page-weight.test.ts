import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { pageWeight } from './page-weight.ts';

it.each([
  ['x', 39_000, 0],
  ['x', 41_000, 1],
  ['€', 13_000, 0],
  ['€', 14_000, 1],
])('weighs "%s" %i times: %i too heavy', (character, count, expected) => {
  const report = reportOf(pageWeight, { 'a.json': { blocks: [character.repeat(count)] } });
  expect(report).toHaveLength(expected);
  if (expected)
    expect(report[0]).toMatch(
      /^pages\/a\.json#\/blocks \(warning\) Dit bestand is 4\d kB; een pagina mag 40 kB zijn\./,
    );
});
