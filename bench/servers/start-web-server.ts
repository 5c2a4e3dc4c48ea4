import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tests/free-port.ts';
import type { WebServer, WebServerOptions } from './web-servers.ts';

/** A server that runs. */
export interface RunningServer {
  pid: number;
  /** Without a slash at its end. */
  address: string;
  stop(): Promise<void>;
}

/** Starts a server, and waits until it answers. Throws when it does not within ten seconds. */
export async function startWebServer(
  { name, prepare }: WebServer,
  options: Omit<WebServerOptions, 'port'>,
): Promise<RunningServer> {
  await mkdir(options.folder, { recursive: true });
  const port = await freePort();
  const [command, ...args] = await prepare({ ...options, port });
  const child: ChildProcess = spawn(command, args, { stdio: 'ignore' });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const address = `http://127.0.0.1:${port}`;
  await answering(address, name);
  return {
    pid: child.pid ?? 0,
    address,
    async stop() {
      process.off('exit', end);
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
  };
}

async function answering(address: string, name: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answers = fetch(address).then(
      () => true,
      () => false,
    );
    if (await answers) return;
    await wait(100);
  }
  throw new Error(`${name} does not answer.`);
}
