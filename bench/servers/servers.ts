import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tests/free-port.ts';

/** One answer to a request for a page, as the site gives it. */
export interface RecordedAnswer {
  headers: Record<string, string>;
  /** Compressed, as it went over the line. */
  body: Buffer;
}

/** A server that stands beside the site's own. */
export interface Peer {
  name: string;
  /** What it is asked first to see whether it is installed. */
  probe: [command: string, ...args: string[]];
  /** Writes what it needs to this folder, and says how it is started. */
  prepare(options: PeerOptions): Promise<[command: string, ...args: string[]]>;
}

interface PeerOptions {
  folder: string;
  /** The built site. */
  site: string;
  port: number;
  answer: RecordedAnswer;
}

const headersToAdd = ({ headers }: RecordedAnswer) =>
  Object.entries(headers).filter(([name]) => !ownHeaders.has(name));

/** What every server works out by itself. */
const ownHeaders = new Set(['content-type', 'content-length', 'content-encoding', 'etag', 'vary', 'date']);

/** Servers that send the same page with the same headers. */
export const peers: readonly Peer[] = [
  {
    name: 'bare Node (the limit)',
    probe: [process.execPath, '--version'],
    async prepare({ folder, port, answer }) {
      const [headers, body] = [join(folder, 'headers.json'), join(folder, 'body')];
      await writeFile(headers, JSON.stringify(answer.headers));
      await writeFile(body, answer.body);
      return [process.execPath, join(import.meta.dirname, 'bare-server.mjs'), String(port), headers, body];
    },
  },
  {
    name: 'nginx, one worker',
    probe: ['nginx', '-v'],
    async prepare({ folder, site, port, answer }) {
      const added = headersToAdd(answer).map(
        ([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`,
      );
      const config = `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  gzip_static on;
  gzip_vary on;
  open_file_cache max=1000;
  server { listen 127.0.0.1:${port}; root ${site}; try_files $uri $uri.html =404; ${added.join(' ')} }
}
`;
      await writeFile(join(folder, 'nginx.conf'), config);
      return ['nginx', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
    },
  },
  {
    name: 'Caddy',
    probe: ['caddy', 'version'],
    async prepare({ folder, site, port, answer }) {
      const added = headersToAdd(answer).map(([name, value]) => `header ${name} \`${value}\``);
      const config = `
{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${site}
  ${added.join('\n  ')}
  try_files {path} {path}.html
  file_server {
    precompressed gzip
  }
}
`;
      await writeFile(join(folder, 'Caddyfile'), config);
      return ['caddy', 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
];

export function isInstalled({ probe: [command, ...args] }: Peer): boolean {
  return spawnSync(command, args).status === 0;
}

/** A server that runs. */
export interface RunningServer {
  pid: number;
  /** Without a slash at its end. */
  address: string;
  stop(): Promise<void>;
}

/** Starts a peer, and waits until it answers. Throws when it does not within ten seconds. */
export async function startPeer(peer: Peer, options: Omit<PeerOptions, 'port'>): Promise<RunningServer> {
  await mkdir(options.folder, { recursive: true });
  const port = await freePort();
  const [command, ...args] = await peer.prepare({ ...options, port });
  const child: ChildProcess = spawn(command, args, { stdio: 'ignore' });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const address = `http://127.0.0.1:${port}`;
  await answering(address, peer.name);
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
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return;
    await wait(100);
  }
  throw new Error(`${name} does not answer.`);
}
