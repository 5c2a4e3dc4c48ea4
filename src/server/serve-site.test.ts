import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxPipelinedRequests } from './connection-limits.ts';
import { listen } from './listen.ts';
import { createSiteServer } from './serve-site.ts';
import { siteFile } from './site-file.ts';
import { stopGracefully } from './stop-on-signal.ts';

const headersText = `/*
  Content-Security-Policy: default-src 'none'; upgrade-insecure-requests
  Strict-Transport-Security: max-age=1
  X-Frame-Options: DENY

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

function writeSite(folder: string, home: string): void {
  const html = '<p>compressed</p>'.repeat(20);
  const files: Record<string, string | Buffer> = {
    'index.html': home,
    '404.html': '<p>Niet gevonden</p>',
    'a.html': '<p>a</p>',
    'a/b.html': html,
    'a/b.html.br': brotliCompressSync(html),
    'a/b.html.gz': gzipSync(html),
    'a/b.json': '{}',
    'assets/app.js': 'app()',
    '.DS_Store': 'hidden',
    '.well-known/security.txt': 'Contact: mailto:a@b.example',
    _headers: headersText,
    _redirects: '/oud /a/b 301\n/winter /a/b 302\n',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const scratch = mkdtempSync(join(tmpdir(), 'serve-site-'));
const folder = join(scratch, 'dist');
const failures: string[] = [];
let server: Server;
let port: number;

/** Sends the path as it is written; `fetch` would tidy it first. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
}

beforeAll(async () => {
  writeSite(folder, '<p>home</p>');
  writeFileSync(join(scratch, 'secret.txt'), 'secret');
  server = createSiteServer({
    folder,
    log: (line) => failures.push(line),
    intercept: (message, response) => {
      if (message.url?.startsWith('/functions/v1/broken')) throw new Error('broken');
      if (message.url !== '/functions/v1/send') return false;
      response.end(`${message.method} taken`);
      return true;
    },
  });
  port = Number(new URL(await listen(server, { port: 0 })).port);
});

afterAll(async () => {
  await stopGracefully(server);
  rmSync(scratch, { recursive: true });
});

describe('a site server', () => {
  it.each([
    ['/', 200, 'text/html; charset=utf-8', 'home'],
    ['/?utm_source=a', 200, 'text/html; charset=utf-8', 'home'],
    ['/a', 200, 'text/html; charset=utf-8', '<p>a'],
    ['/a/b', 200, 'text/html; charset=utf-8', 'compressed'],
    ['/%61', 200, 'text/html; charset=utf-8', '<p>a'],
    ['/a/b.json', 200, 'application/json; charset=utf-8', '{}'],
    ['/assets/app.js', 200, 'text/javascript; charset=utf-8', 'app()'],
    ['/.well-known/security.txt', 200, 'text/plain; charset=utf-8', 'Contact'],
    ['/nothing', 404, 'text/html; charset=utf-8', 'Niet gevonden'],
    ['/404', 404, 'text/html; charset=utf-8', 'Niet gevonden'],
    ['/404.html', 404, 'text/html; charset=utf-8', 'Niet gevonden'],
    ['/Assets', 404, 'text/html; charset=utf-8', 'Niet gevonden'],
    ['/assets', 404, 'text/html; charset=utf-8', 'Niet gevonden'],
    ['/assets/', 404, 'text/html; charset=utf-8', 'Niet gevonden'],
    ['/index.php', 404, 'text/html; charset=utf-8', 'Niet gevonden'],
    ['/documenten/brochure-2019.PDF', 404, 'text/html; charset=utf-8', 'Niet gevonden'],
    ['/nothing.json', 404, 'text/plain; charset=utf-8', 'Niet gevonden.'],
    ['/assets/old.js', 404, 'text/plain; charset=utf-8', 'Niet gevonden.'],
    ['/a/b.html.br', 404, 'text/plain; charset=utf-8', 'Niet gevonden.'],
    ['/_headers', 404, 'text/html; charset=utf-8', 'Niet gevonden'],
    ['/_redirects', 404, 'text/html; charset=utf-8', 'Niet gevonden'],
    ['/%5Fheaders', 404, 'text/html; charset=utf-8', 'Niet gevonden'],
    ['/.DS_Store', 404, 'text/html; charset=utf-8', 'Niet gevonden'],
    ['/../secret.txt', 404, 'text/plain; charset=utf-8', 'Niet gevonden.'],
    ['/a/../../secret.txt', 404, 'text/plain; charset=utf-8', 'Niet gevonden.'],
    ['/%2e%2e/secret.txt', 404, 'text/plain; charset=utf-8', 'Niet gevonden.'],
    ['/..%2fsecret.txt', 404, 'text/plain; charset=utf-8', 'Niet gevonden.'],
    ['/..%5csecret.txt', 404, 'text/plain; charset=utf-8', 'Niet gevonden.'],
    ['/a%00', 404, 'text/html; charset=utf-8', 'Niet gevonden'],
    ['//evil.example/', 404, 'text/html; charset=utf-8', 'Niet gevonden'],
    ['http://localhost/a?b', 200, 'text/html; charset=utf-8', '<p>a'],
    ['HTTPS://evil.example', 200, 'text/html; charset=utf-8', 'home'],
    ['http://evil.example//evil.example/', 404, 'text/html; charset=utf-8', 'Niet gevonden'],
    ['*', 400, 'text/plain; charset=utf-8', 'Dit adres klopt niet.'],
    ['/%zz', 404, 'text/html; charset=utf-8', 'Niet gevonden'],
    ['/%c3%28', 404, 'text/html; charset=utf-8', 'Niet gevonden'],
    ['/%zz/../secret.txt', 404, 'text/plain; charset=utf-8', 'Niet gevonden.'],
    [`/${'a'.repeat(5000)}`, 414, 'text/plain; charset=utf-8', 'te lang'],
    ['/functions/v1/unknown', 404, 'application/json; charset=utf-8', '{"ok":false}'],
  ])('answers %s with %i', async (path, status, type, text) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([status, type]);
    expect(answer.body.toString()).toContain(text);
    expect(answer.headers['x-frame-options']).toBe('DENY');
    expect(answer.headers['content-length']).toBe(String(answer.body.byteLength));
    const caching = path === '/assets/app.js' ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect(answer.headers['cache-control']).toBe(caching);
  });

  it.each([
    ['/a/b/', 308, '/a/b'],
    ['/a/', 308, '/a'],
    ['/a/b.html', 308, '/a/b'],
    ['/a/b/index.html', 308, '/a/b'],
    ['/index.html', 308, '/'],
    ['/index', 308, '/'],
    ['/a/b/?x=1&y=%20', 308, '/a/b?x=1&y=%20'],
    ['/A/B', 308, '/a/b'],
    ['/Oud/', 301, '/a/b'],
    ['/oud', 301, '/a/b'],
    ['/oud/', 301, '/a/b'],
    ['/winter', 302, '/a/b'],
    ['/oud?x=1', 301, '/a/b?x=1'],
    ['/a/b%23c?x=1', 308, '/a/b?x=1#c'],
    ['/Oud.%23c', 301, '/a/b#c'],
    ['/a/b).', 308, '/a/b'],
    ['/a/b%', 308, '/a/b'],
    ['//a//b', 308, '/a/b'],
    ['/a%23%0d%0aSet-Cookie:%20b', 308, '/a#%0D%0ASet-Cookie:%20b'],
  ])('sends %s with %i to %s', async (path, status, location) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it('answers HEAD as GET, without the body', async () => {
    for (const path of ['/a/b', '/nothing', '/a/b/']) {
      const [head, get] = [await ask(path, 'HEAD'), await ask(path)];
      expect(head.body.byteLength).toBe(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
      expect(head.status).toBe(get.status);
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s with 405', async (method) => {
    const answer = await ask('/a', method);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    // A form that is sent without script ends here.
    expect(answer.body.toString()).toContain('Ga terug en zet JavaScript aan');
  });

  it('lets the hook answer first, whatever the method', async () => {
    expect((await ask('/functions/v1/send', 'POST')).body.toString()).toBe('POST taken');
    expect((await ask('/functions/v1/unknown', 'POST')).status).toBe(404);
  });

  it('answers 500 and says why in the log when the hook breaks', async () => {
    const answer = await ask('/functions/v1/broken');
    expect([answer.status, answer.headers['x-content-type-options']]).toEqual([500, 'nosniff']);
    expect(failures.splice(0).join()).toContain('Error: broken');
  });

  it('keeps what a visitor typed out of that log', async () => {
    await ask('/functions/v1/broken?vraag=Jan+Jansen');
    const log = failures.splice(0).join();
    expect(log).toContain('GET /functions/v1/broken: ');
    expect(log).not.toContain('Jansen');
  });

  it('sends the compressed form that the browser accepts', async () => {
    const plain = await ask('/a/b');
    const brotli = await ask('/a/b', 'GET', { 'Accept-Encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([plain.headers.vary, brotli.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
    expect(brotli.headers.etag).not.toBe(plain.headers.etag);
  });

  it('answers 304 to a browser that has the file already', async () => {
    const first = await ask('/a/b');
    const tag = first.headers.etag ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await ask('/a/b', 'GET', { 'If-None-Match': known });
      expect([again.status, again.body.byteLength]).toEqual([304, 0]);
      expect(again.headers).toMatchObject({
        etag: tag,
        vary: 'Accept-Encoding',
        'cache-control': 'no-cache',
      });
    }
    expect((await ask('/a/b', 'GET', { 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await ask('/nothing', 'GET', { 'If-None-Match': '*' })).status).toBe(404);
  });

  it('speaks of https only when the visitor came over https', async () => {
    const plain = await ask('/');
    expect(plain.headers['content-security-policy']).toBe("default-src 'none'");
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    const behindOther = await ask('/', 'GET', { 'X-Forwarded-Proto': 'http, https' });
    expect(behindOther.headers['strict-transport-security']).toBeUndefined();
    for (const scheme of ['https', 'HTTPS', 'https, http']) {
      const behindProxy = await ask('/', 'GET', { 'X-Forwarded-Proto': scheme });
      expect(behindProxy.headers['content-security-policy']).toContain('upgrade-insecure-requests');
      expect(behindProxy.headers['strict-transport-security']).toBe('max-age=1');
    }
  });

  it('reads a file once per build', async () => {
    const before = await ask('/a');
    writeFileSync(join(folder, 'a.html'), '<p>half written</p>');
    expect((await ask('/a')).body).toEqual(before.body);
  });

  it('reads a file again that it could not read', async () => {
    const again = join(folder, 'again.html');
    writeFileSync(again, 'again');
    const file = siteFile(again, new Set());
    rmSync(again);
    await expect(file.read('identity')).rejects.toThrow('ENOENT');
    writeFileSync(again, 'again');
    expect((await file.read('identity')).bytes.toString()).toBe('again');
    rmSync(again);
  });

  it.each([
    ['Host: a\r\nHost: b', 400],
    ['Host: a\r\nhost: a', 400],
    ['Host: a b', 400],
    ['Host: a/b', 400],
    ['Host: a@b', 400],
    ['X-Other: a', 400],
    ['Host: a', 200],
    ['Host: www.a.example:8080', 200],
    ['Host: [::1]:8080', 200],
    ['Host: [FE80::1]', 200],
    ['Host:', 200],
  ])('answers a request with %j with %i', async (headers, status) => {
    for (const path of ['/a', '/functions/v1/send']) {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
      expect(await text(socket)).toMatch(`HTTP/1.1 ${status} `);
    }
  });

  it('answers what is sent ahead, and closes a connection on which too much is', async () => {
    const responses = async (count: number) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count));
      const chunks: Buffer[] = [];
      setTimeout(() => socket.end(), 500);
      for await (const chunk of socket) chunks.push(Buffer.from(chunk));
      return Buffer.concat(chunks).toString().split('HTTP/1.1 200').length - 1;
    };
    expect(await responses(maxPipelinedRequests)).toBe(maxPipelinedRequests);
    expect(await responses(10 * maxPipelinedRequests)).toBeLessThanOrEqual(maxPipelinedRequests);
    expect((await ask('/')).status).toBe(200);
  });

  it('makes no objects for what is sent ahead on a connection that it closes', async () => {
    let made = 0;
    const count = () => {
      made += 1;
    };
    server.on('request', count);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1500));
    await new Promise((resolve) => socket.resume().once('close', resolve));
    server.off('request', count);
    expect(made).toBeLessThan(100);
  });

  it('follows a new build, also through the moment in which there is none', async () => {
    const next = join(scratch, 'next');
    writeSite(next, '<p>new home</p>');
    writeFileSync(join(next, 'new.html'), '<p>new</p>');
    writeFileSync(join(folder, 'unread.html'), '<p>old</p>');
    writeFileSync(join(folder, '_headers'), headersText);
    await ask('/');
    writeFileSync(join(next, 'unread.html'), '<p>new</p>');
    renameSync(folder, join(scratch, 'previous'));
    expect((await ask('/')).body.toString()).toBe('<p>home</p>');
    const unread = ask('/unread');
    setTimeout(() => renameSync(next, folder), 100);
    const answer = await unread;
    expect([answer.status, answer.body.toString()]).toEqual([200, '<p>new</p>']);
    expect((await ask('/')).body.toString()).toBe('<p>new home</p>');
    expect((await ask('/new')).status).toBe(200);
    expect(failures).toEqual([]);
  });
});

it('says what to do when nothing has been built', () => {
  expect(() => createSiteServer({ folder: join(scratch, 'none'), log: () => {} })).toThrow('npm run build');
});
