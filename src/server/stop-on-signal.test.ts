import { spawn } from 'node:child_process';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { launchArguments } from '../../scripts/launch-arguments.ts';
import { listen } from './listen.ts';
import { stopGracefully } from './stop-on-signal.ts';

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

it('closes a connection that becomes idle meanwhile, and cuts off none', async () => {
  const server = createServer();
  // By itself the connection would wait for ever.
  server.keepAliveTimeout = 0;
  const cutOff = vi.spyOn(server, 'closeAllConnections');
  const end = new Promise<void>((resolve) => {
    server.once('request', (_request, response) => {
      resolve(stopGracefully(server));
      response.end('whole');
    });
  });
  const agent = new Agent({ keepAlive: true });
  const address = await listen(server, { port: 0 });
  const answer = await new Promise<IncomingMessage>((resolve) => get(address, { agent }, resolve));
  expect(await text(answer)).toBe('whole');
  await end;
  expect(cutOff).not.toHaveBeenCalled();
  agent.destroy();
});
