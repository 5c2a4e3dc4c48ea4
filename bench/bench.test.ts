import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { launchArguments } from '../scripts/launch-arguments.ts';

const timeout = 120_000;

it('measures nothing when one of the names is wrong', { timeout }, () => {
  const command = [...launchArguments('bench/bench.ts'), '--quick', 'quote', 'qoute'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', timeout });
  expect(stderr).toContain('There is no bench "qoute". Choose from: start, build,');
  expect([status, stdout]).toEqual([2, '']);
});
