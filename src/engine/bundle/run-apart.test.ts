import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { projectRoot } from '../../../scripts/project-root.ts';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { runApart } from './run-apart.ts';

it('rejects with what the process printed', async () => {
  const missing = join(projectRoot, 'scripts/missing.ts');
  await expect(runApart([missing], { root: projectRoot, mode: 'test' })).rejects.toThrow('missing.ts');
});

it('keeps a letter whole of which the bytes come apart', async () => {
  const script = join(projectRoot, 'tests/engine/support/fails-in-pieces.ts');
  await expect(runApart([script], { root: projectRoot, mode: 'test' })).rejects.toThrow('é');
});

it('tells a full disk from a mistake', async () => {
  const script = join(projectRoot, 'tests/engine/support/fails-without-space.ts');
  await expect(runApart([script], { root: projectRoot, mode: 'test' })).rejects.toMatchObject({
    code: 'ENOSPC',
  });
});

it.skipIf(process.platform === 'win32')('says what to do where the system killed it', async () => {
  const script = join(projectRoot, 'tests/engine/support/is-killed.ts');
  const ended = runApart([script], { root: projectRoot, mode: 'test' });
  await expect(ended).rejects.toThrow(CouldNotRunError);
  await expect(ended).rejects.toThrow('out of memory');
});

it('ends the process with the one that waits for it, however that ended', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'apart-'));
  const noted = join(folder, 'id');
  const script = join(projectRoot, 'tests/engine/support/waits-apart.ts');
  const parent = spawn(process.execPath, [
    join(projectRoot, 'scripts/launch.js'),
    script,
    projectRoot,
    noted,
  ]);
  const wait = { timeout: 30_000 };
  await vi.waitFor(() => expect(readFileSync(noted, 'utf8')).toMatch(/^\d+$/), wait);
  const id = Number(readFileSync(noted, 'utf8'));
  expect(process.kill(id, 0)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(id, 0)).toThrow(), wait);
  rmSync(folder, { recursive: true });
});

it('ends the process also when that other one ended while it started', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'apart-'));
  const noted = join(folder, 'id');
  const script = join(projectRoot, 'tests/engine/support/waits-apart.ts');
  const child = fork(join(projectRoot, 'scripts/launch.js'), [script, projectRoot, noted, 'child']);
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([1, null]);
  rmSync(folder, { recursive: true });
});
