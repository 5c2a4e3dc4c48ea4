import { spawn } from 'node:child_process';
import { createServer, get } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

/** A server that answers after 300 ms, in a process of its own, on a connection that would stay open. */
const program = `
  import { createServer } from 'node:http';
  import { listen } from ${JSON.stringify(new URL('./listen.ts', import.meta.url).href)};
  import { stopOnSignal } from ${JSON.stringify(new URL('./stop-on-signal.ts', import.meta.url).href)};
  const server = createServer((request, response) => {
    console.log('asked');
    setTimeout(() => response.end('finished'), 300);
  });
  stopOnSignal(server, async () => console.log('closed'));
  console.log(await listen(server, { port: 0 }));
`;

it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  'finishes the answer under way on %s, then closes the rest and exits with 0',
  async (signal) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    const bodies: string[] = [];
    let asked = 0;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (text.startsWith('http')) {
        get(text.trim(), (response) => response.setEncoding('utf8').on('data', (body) => bodies.push(body)));
      }
      if (text.startsWith('asked')) {
        asked = Date.now();
        child.kill(signal);
        child.kill(signal);
      }
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
    expect(bodies).toEqual(['finished']);
    expect(output).toMatch(/closed\n$/);
    expect(Date.now() - asked).toBeLessThan(5000);
  },
  15000,
);

it('says which port is in use and how to choose another', async () => {
  const first = createServer();
  const port = Number(new URL(await listen(first, { port: 0 })).port);
  await expect(listen(createServer(), { port })).rejects.toThrow(`PORT=${port + 1}`);
  first.close();
});
