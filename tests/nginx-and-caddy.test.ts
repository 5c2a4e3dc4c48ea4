import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { build } from '../scripts/build.ts';
import { projectRoot } from '../scripts/project-root.ts';
import { listen } from '../src/server/listen.ts';
import { createSiteServer } from '../src/server/serve-site.ts';
import { stopGracefully } from '../src/server/stop-on-signal.ts';
import { freePort } from './free-port.ts';
import { runCommand } from './run-command.ts';

const guide = readFileSync(join(projectRoot, 'docs/nginx-and-caddy.md'), 'utf8');
const scratch = mkdtempSync(join(tmpdir(), 'other-servers-'));
const site = join(scratch, 'dist');

/** What stands in the guide in this language, with its files here, and without naming a service of this machine. */
function code(language: string): string[] {
  const blocks = [...guide.matchAll(/^```(\w+)\n(.*?)^```/gms)];
  return blocks.flatMap(([, of, text = '']) => (of === language ? [here(text)] : []));
}

function here(text: string): string {
  return text
    .replaceAll('/opt/hoplease/dist', site)
    .replaceAll('/srv/hoplease', join(scratch, 'served'))
    .replaceAll(/\/etc\/\w+\/hoplease/g, join(scratch, 'settings'))
    .replace(/^(systemctl|nginx -t).*\n/gm, '');
}

const [script = '', caddyLines = ''] = code('sh');
const [nginxServers = ''] = code('nginx');
const [caddyServer = ''] = code('caddyfile');

interface OtherServer {
  name: string;
  program: string;
  /** Makes its settings of a build. */
  script: string;
  file: string;
  /** On a port of this machine, and without a certificate. */
  configuration(port: number): string;
  /** With which the program serves by that file. */
  args(file: string): string[];
}

const servers: OtherServer[] = [
  {
    name: 'nginx',
    program: 'nginx',
    script,
    file: 'nginx.conf',
    configuration: (port) => {
      const served = nginxServers
        .replace(/^server \{\n {4}listen 80;.*?^\}\n/ms, '')
        .replace(/listen 443 ssl http2;\n.*/, `listen 127.0.0.1:${port};`)
        // A module of its own, which is seldom installed.
        .replace(/^ *(ssl_certificate|brotli_static).*\n/gm, '');
      const files = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${scratch}/${kind};`,
      );
      return `daemon off; master_process off; pid ${scratch}/pid; error_log stderr;
events {}
http { include /etc/nginx/mime.types; access_log off; ${files.join(' ')}
${served}}
`;
    },
    args: (file) => ['-c', file, '-e', 'stderr'],
  },
  {
    name: 'Caddy',
    program: 'caddy',
    script: script.replace(/^to=.*/ms, caddyLines),
    file: 'Caddyfile',
    configuration: (port) =>
      `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${caddyServer.replace('www.example.nl', `http://:${port}`)}`,
    args: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
];

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Our own server speaks http behind a proxy, the others themselves https.
    const headers = { 'accept-encoding': 'gzip', 'x-forwarded-proto': 'https' };
    const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const { statusCode: status, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    });
    sent.on('error', reject).end();
  });
}

/** These say nothing of the site, or the same in other words. */
const own = [
  'accept-ranges',
  'connection',
  'content-length',
  'date',
  'etag',
  'last-modified',
  'server',
  'transfer-encoding',
];
const ofBody = ['content-encoding', 'content-type', 'vary'];

/** What has to be the same: of what is found all, of a redirect and what is not there all but its text. */
function essence({ status, headers, body }: Answer): object {
  const isFound = status === 200;
  const left = isFound ? own : [...own, ...ofBody];
  const same = new Map(Object.entries(headers).filter(([name]) => !left.includes(name)));
  // Caddy says so also where it makes no difference.
  if (!same.has('content-encoding')) same.delete('vary');
  // Which other kinds have a charset is a matter of taste.
  if (isFound) same.set('content-type', headers['content-type']?.split(';')[0]);
  return { status, headers: Object.fromEntries(same), body: isFound && body.toString('base64') };
}

let ours: Server | undefined;
let ourPort: number;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, 'engine/base'), scratch, { recursive: true });
  const pages = join(scratch, 'pages');
  const contact = readFileSync(join(pages, 'contact.json'), 'utf8');
  const withFields = (text: string, fields: object) => JSON.stringify({ ...JSON.parse(text), ...fields });
  writeFileSync(join(pages, 'contact.json'), withFields(contact, { movedFrom: ['/oud/adres'] }));
  const offer = contact.replaceAll('Contact', 'Aanbieding').replace('Bel of mail', 'Schrijf');
  writeFileSync(join(pages, 'actie.json'), withFields(offer, { until: '2026-01-01' }));
  const { status, stderr } = await runCommand(scratch, build, ['--pages', pages, '--out', site]);
  expect(status, stderr).toBe(0);
  ours = createSiteServer({ folder: site, log: () => {} });
  ourPort = Number(new URL(await listen(ours, { port: 0 })).port);
});
afterAll(async () => {
  if (ours) await stopGracefully(ours);
  rmSync(scratch, { recursive: true });
});

describe.each(servers)('what the guide says of $name', ({ program, script, file, configuration, args }) => {
  const isThere = process.platform === 'linux' && spawnSync(program, ['-v']).error === undefined;
  let port: number;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    if (!isThere) return;
    expect(spawnSync('sh', ['-c', script], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    port = await freePort();
    writeFileSync(join(scratch, file), configuration(port));
    child = spawn(program, args(join(scratch, file)), { stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr?.on('data', (piece) => {
      output += piece;
    });
    const answers = () => ask(port, '/').catch(() => Promise.reject(new Error(output)));
    await vi.waitFor(answers, { timeout: 20_000, interval: 100 });
  });
  afterAll(async () => {
    if (!child || child.exitCode !== null) return;
    child.kill();
    await once(child, 'exit');
  });

  it.runIf(isThere).each([
    ['/', 200],
    ['/contact', 200],
    ['/contact?a=b', 200],
    ['/%63ontact', 200],
    ['/contact.json', 200],
    ['/site.data.json', 200],
    ['/site.webmanifest', 200],
    ['/social/contact.png', 200],
    ['/.well-known/security.txt', 200],
    ['/Contact', 308],
    ['/contact/', 308],
    ['/contact.html?a=b', 308],
    ['/Contact/index', 308],
    ['/equipment/', 308],
    ['/index', 308],
    ['/index.html', 308],
    ['/Index/', 308],
    ['/CONTACT.HTML', 308],
    ['/oud/adres', 301],
    ['/Oud/Adres/?a=b', 301],
    ['/actie', 302],
    ['/404', 404],
    ['/404.html', 404],
    ['/nergens', 404],
    ['/assets', 404],
    ['/assets/', 404],
    ['/assets/former.js', 404],
    ['/_headers', 404],
    ['/_redirects', 404],
    ['/contact.html.gz', 404],
    ['/.hidden', 404],
  ])('answers %s with %s, as our own server does', async (path, status) => {
    const expected = await ask(ourPort, path);
    expect(expected.status).toBe(status);
    expect(essence(await ask(port, path))).toEqual(essence(expected));
  });

  it.runIf(isThere)(
    'serves pages and policy of one build until the settings of the next are made',
    async () => {
      const served = await ask(port, '/nergens');
      const file = join(site, '404.html.gz');
      const built = readFileSync(file);
      writeFileSync(file, gzipSync('With styles that the policy does not name'));
      try {
        expect((await ask(port, '/nergens')).body).toEqual(served.body);
      } finally {
        writeFileSync(file, built);
      }
    },
  );
});
