import { spawn } from 'node:child_process';
import { createServer, get } from 'node:http';
import { expect, it } from 'vitest';
import { launchArguments } from '../../scripts/launch-arguments.ts';
import { listen } from './listen.ts';

it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  'finishes the answer under way on %s, then closes the rest and exits with 0',
  async (signal) => {
    const child = spawn(process.execPath, launchArguments('tests/leads/serve-slowly.ts'), {
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
