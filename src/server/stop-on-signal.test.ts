import { spawn } from 'node:child_process';
import { createServer, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { launchArguments } from '../../scripts/launch-arguments.ts';
import { listen } from './listen.ts';

/** Asks a server in a process of its own, without a terminal, and does `when` as soon as it works on the answer. */
async function stopped(answerMs: number, when: (kill: (signal: NodeJS.Signals) => void) => Promise<void>) {
  const args = [...launchArguments('tests/leads/serve-slowly.ts'), String(answerMs)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const errors = text(child.stderr);
  let output = '';
  const bodies: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    output += piece;
    if (piece.startsWith('http')) {
      get(piece.trim(), (response) =>
        response.setEncoding('utf8').on('data', (body) => bodies.push(body)),
      ).on('error', () => {});
    }
    if (piece.startsWith('asked')) void when((signal) => child.kill(signal));
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, output, bodies, errors: await errors };
}

describe.skipIf(process.platform === 'win32')('a server that is asked to stop', () => {
  it.each([
    ['SIGINT', ['SIGINT', 'SIGINT']],
    ['SIGTERM', ['SIGTERM', 'SIGTERM']],
    ['SIGTERM, but not when a terminal is closed that it does not have', ['SIGHUP', 'SIGTERM']],
  ] as const)(
    'finishes the answer under way on %s, then closes the rest and exits with 0',
    async (_, signals) => {
      let began = 0;
      const end = await stopped(300, async (kill) => {
        began = Date.now();
        for (const signal of signals) {
          kill(signal);
          if (signal === 'SIGHUP') await wait(100);
        }
      });
      expect(end).toMatchObject({ code: 0, bodies: ['finished'], errors: '' });
      expect(end.output).toMatch(/closed\n$/);
      // Else it would have waited for the connection that stays open.
      expect(Date.now() - began).toBeLessThan(5000);
    },
    15_000,
  );

  it('does not wait when somebody presses Ctrl+C once more', async () => {
    const end = await stopped(60_000, async (kill) => {
      kill('SIGINT');
      await wait(1500);
      kill('SIGINT');
    });
    expect(end).toMatchObject({ code: 1, bodies: [] });
    expect(end.output).not.toContain('closed');
    expect(end.errors).toMatch(/Ctrl\+C again[\s\S]*Stopped at once/);
  }, 15_000);
});

it('says which port is in use and how to choose another', async () => {
  const first = createServer();
  const port = Number(new URL(await listen(first, { port: 0 })).port);
  await expect(listen(createServer(), { port })).rejects.toThrow(`PORT=${port + 1}`);
  first.close();
});
