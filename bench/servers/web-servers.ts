import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One answer to a request for a page, as the site gives it. */
export interface RecordedAnswer {
  headers: Record<string, string>;
  /** Compressed, as it went over the line. */
  body: Buffer;
}

/** A server that stands beside the site's own. */
export interface WebServer {
  name: string;
  /** What it is asked first to see whether it is installed. */
  probe: [command: string, ...args: string[]];
  /** Writes what it needs to this folder, and says how it is started. */
  prepare(options: WebServerOptions): Promise<[command: string, ...args: string[]]>;
}

export interface WebServerOptions {
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
export const webServers: readonly WebServer[] = [
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

export function isInstalled({ probe: [command, ...args] }: WebServer): boolean {
  return spawnSync(command, args).status === 0;
}
