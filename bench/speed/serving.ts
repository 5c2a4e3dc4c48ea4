import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { projectRoot } from '../../scripts/project-root.ts';
import { startProcess } from '../../tests/leads/lead-process.ts';
import { markdownTable } from '../markdown-table.ts';
import { type RunningServer, startWebServer } from '../servers/start-web-server.ts';
import { isInstalled, type RecordedAnswer, webServers } from '../servers/web-servers.ts';
import { processTree, runProcess } from './run-process.ts';
import { median, spread } from './samples.ts';

const page = '/equipment/wegtransport/bakwagen';
const connections = 16;

interface Load {
  pagesPerSecond: number;
  /** Of a page, in milliseconds. */
  p50: number;
  p99: number;
  /** Of the server, milliseconds of processor time for a page: says more than the pace where the sender is the limit. */
  processor: number;
}

/** How many pages a second `npm start` serves beside servers that send the same bytes, interleaved. */
export async function measureServing(thorough: boolean): Promise<string> {
  if (spawnSync('wrk', ['--version']).error)
    return 'Not measured: there is no wrk (Debian: apt-get install wrk).\n';
  const folder = await mkdtemp(join(tmpdir(), 'serving-'));
  const own = await startOwn(folder);
  const running: [name: string, server: RunningServer][] = [['this site, `npm start`', own]];
  try {
    const answer = await record(own.address + page);
    const missing: string[] = [];
    for (const webServer of webServers) {
      if (isInstalled(webServer)) {
        const options = {
          folder: join(folder, webServer.probe[0].replaceAll('/', '-')),
          site: join(projectRoot, 'dist'),
          answer,
        };
        running.push([webServer.name, await startWebServer(webServer, options)]);
      } else missing.push(webServer.name);
    }
    const pace = await race(running, thorough ? 5 : 1);
    const skipped = missing.length > 0 ? `\nNot installed: ${missing.join(', ')}.\n` : '';
    return [
      `\`${page}\`, ${answer.body.byteLength} bytes as gzip, over ${connections} connections (wrk, one thread).\n`,
      `${pace}\n${skipped}`,
      '### A page while others send ahead\n',
      `${await measureUnderAttack(own)}\n`,
    ].join('\n');
  } finally {
    for (const [, server] of running) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startOwn(dataFolder: string): Promise<RunningServer> {
  // A first start would serve pages that are not yet compressed.
  await startProcess('scripts/build.ts', {}).ended;
  const server = startProcess('scripts/start.ts', { DATA_DIR: join(dataFolder, 'data') });
  const address = (await server.address).replace('localhost', '127.0.0.1');
  return {
    pid: server.pid,
    address,
    async stop() {
      server.kill('SIGTERM');
      await server.ended;
    },
  };
}

/** The answer that all servers give. */
async function record(address: string): Promise<RecordedAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'gzip' } }, resolve)
      .on('error', reject)
      .end();
  });
  const hopByHop = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);
  const headers = Object.entries(response.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !hopByHop.has(name) ? [[name, value] as const] : [],
  );
  return { headers: Object.fromEntries(headers), body: await buffer(response) };
}

async function race(
  servers: readonly [name: string, server: RunningServer][],
  rounds: number,
): Promise<string> {
  const loads = servers.map(([name, server]) => ({ name, server, runs: [] as Load[] }));
  for (const { server } of loads) await load(server, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const { server, runs } of loads) runs.push(await load(server, 4));
  }
  const limit = median(
    loads.find(({ name }) => name.startsWith('bare'))?.runs.map((run) => run.pagesPerSecond) ?? [],
  );
  const rows = loads.map(({ name, runs }) => {
    const of = (key: keyof Load) => runs.map((run) => run[key]);
    return [
      name,
      spread(of('pagesPerSecond'), 0),
      (median(of('pagesPerSecond')) / limit).toFixed(2),
      spread(of('processor'), 3),
      median(of('p50')).toFixed(2),
      median(of('p99')).toFixed(2),
    ];
  });
  return markdownTable(
    ['server', 'pages/s', 'of bare Node', 'its processor, ms a page', 'p50 ms', 'p99 ms'],
    rows,
  );
}

/** Asks for the page again and again for so many seconds. */
async function load({ pid, address }: RunningServer, seconds: number): Promise<Load> {
  const before = processTree(pid).cpuSeconds;
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip'];
  const { printed } = await runProcess('wrk', [...options, address + page], { folder: projectRoot });
  const spent = processTree(pid).cpuSeconds - before;
  const failures = /Non-2xx[^\n]*|Socket errors[^\n]*/.exec(printed);
  if (failures) throw new Error(`${address}: ${failures[0]}`);
  const number = (pattern: RegExp): number => Number(pattern.exec(printed)?.[1]);
  const percentile = (share: number): number => {
    const [, value, unit] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)\\b`).exec(printed) ?? [];
    return Number(value) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1);
  };
  const pages = number(/(\d+) requests in/);
  return {
    pagesPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: percentile(50),
    p99: percentile(99),
    processor: (spent * 1000) / pages,
  };
}

/** What one visitor, a page at a time, notices of clients that each send 1,500 requests and read nothing. */
async function measureUnderAttack({ address, pid }: RunningServer): Promise<string> {
  const rows: string[][] = [];
  for (const clients of [0, 1, 400]) {
    const before = processTree(pid).megabytes;
    const sockets = Array.from({ length: clients }, () => sendAhead(address));
    const times: number[] = [];
    for (let turn = 0; turn < 200; turn += 1) {
      const start = performance.now();
      await record(address + page);
      times.push(performance.now() - start);
    }
    const more = processTree(pid).megabytes - before;
    for (const socket of sockets) socket.destroy();
    times.sort((one, other) => one - other);
    rows.push([String(clients), median(times).toFixed(1), (times[197] ?? 0).toFixed(1), more.toFixed(0)]);
  }
  return markdownTable(
    ['clients that send 66 KB each and read nothing', 'p50 ms', 'p99 ms', 'memory, MB more'],
    rows,
  );
}

function sendAhead(address: string) {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.pause();
  socket.on('error', () => {});
  socket.write(`GET ${page} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(1500));
  return socket;
}
