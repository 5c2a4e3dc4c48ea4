import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { contentHash } from '../../memo/content-hash.ts';
import { siteFolders } from '../../pipeline/1-load/site-folders.ts';
import { StudioBundle } from '../bundle/studio-bundle.ts';
import { LastChange } from '../last-change.ts';
import { LiveContent } from '../live-content.ts';
import { serveEditor } from './serve-editor.ts';

const root = join(import.meta.dirname, '../../../..');
const token = 'the token of this server';
const opened = '{\r\n\t"name": "één"\r\n}';
let folder: string;
let live: LiveContent;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'));
  mkdirSync(join(folder, 'pages/equipment'), { recursive: true });
  mkdirSync(join(folder, 'public/images'), { recursive: true });
  mkdirSync(join(folder, 'elsewhere'));
  writeFileSync(join(folder, 'secret.json'), opened);
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'pages/linked'), 'junction');
  symlinkSync(join(folder, 'secret.json'), join(folder, 'pages/secret.json'));
  const folders = siteFolders(root, join(folder, 'pages'));
  live = new LiveContent(folders);
  const bundle = new StudioBundle(folders);
  server = createServer((incoming, response) => {
    const path = (incoming.url ?? '').replace('/_kit', '');
    serveEditor(
      { request: incoming, response, path },
      { live, folders, bundle, lastChange: new LastChange(), token },
    ).catch(() => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = addressOf(server).port;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => writeFileSync(join(folder, 'pages/contact.json'), opened));

function addressOf(listening: Server): AddressInfo {
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address;
}

interface Sent {
  method?: string;
  resource?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Of the bytes of a file. */
const hashOf = (text: string): string => contentHash(Buffer.from(text));

const saved = JSON.stringify({ text: '{}', hash: hashOf(opened) });

/** A save that the server accepts, but for what a case changes. */
async function send({
  method = 'PUT',
  resource = 'bestand/',
  path = 'contact.json',
  headers = {},
  body = saved,
}: Sent): Promise<{
  status: number;
  body: string;
}> {
  const own = `localhost:${port}`;
  const usual = {
    host: own,
    origin: `http://${own}`,
    'content-type': 'application/json',
    'x-studio-token': token,
  };
  return new Promise((resolve, reject) => {
    const options = {
      port,
      method,
      path: `/_kit/bewerken/${resource}${path}`,
      headers: { ...usual, ...headers },
    };
    const sending = request({ host: '127.0.0.1', ...options }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    sending.on('error', reject);
    sending.end(method === 'PUT' || method === 'POST' ? body : undefined);
  });
}

const present = (name = 'pages/contact.json'): string => readFileSync(join(folder, name), 'utf8');

it('saves a file over the version that was opened, and leaves nothing beside it', async () => {
  expect(await send({})).toEqual({ status: 200, body: JSON.stringify({ hash: hashOf('{}') }) });
  expect(present()).toBe('{}');
  expect(readdirSync(join(folder, 'pages')).sort()).toEqual([
    'contact.json',
    'equipment',
    'linked',
    'secret.json',
  ]);
});

it('gives the site right after a picture was removed, before the server has heard of that', async () => {
  const picture = join(folder, 'public/images/vlak.svg');
  writeFileSync(picture, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  await live.refresh();
  const hasPage = async () => {
    const { body } = await send({ method: 'GET', resource: 'site', path: '' });
    return body.includes('contact.json');
  };
  expect(await hasPage()).toBe(true);
  rmSync(picture);
  expect(await hasPage()).toBe(true);
});

it('opens a file with the name of its version', async () => {
  const { status, body } = await send({ method: 'GET' });
  expect([status, JSON.parse(body)]).toEqual([200, { text: opened, hash: hashOf(opened) }]);
});

it('gives its own screens the token with which they may write', async () => {
  const { status, body } = await send({ method: 'GET', resource: 'sleutel', path: '' });
  expect([status, JSON.parse(body)]).toEqual([200, { token }]);
});

it('writes nothing over a file that changed meanwhile, and answers with that one', async () => {
  writeFileSync(join(folder, 'pages/contact.json'), '{ "name": "anders" }');
  const { status, body } = await send({});
  expect(status).toBe(409);
  expect(JSON.parse(body).present.text).toBe('{ "name": "anders" }');
  expect(present()).toBe('{ "name": "anders" }');
});

it('lets one of two tabs save, and refuses the other with what is there now', async () => {
  const other = JSON.stringify({ text: '{ }', hash: hashOf(opened) });
  const answers = await Promise.all([send({}), send({ body: other })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('lets a save wait for a move that has begun, and then refuses it with what the move wrote', async () => {
  const linking = '{ "blocks": [{ "type": "hero", "title": "Meer", "text": "Zie [hier](/aanbod)." }] }';
  writeFileSync(join(folder, 'pages/contact.json'), linking);
  for (const name of ['index', 'aanbod']) writeFileSync(join(folder, `pages/${name}.json`), '{}');
  const { carryOut } = LastChange.prototype;
  const body = JSON.stringify({ text: linking.replace('Meer', 'Meer weten'), hash: hashOf(linking) });
  let save: ReturnType<typeof send> | undefined;
  vi.spyOn(LastChange.prototype, 'carryOut').mockImplementation(async function (this: LastChange, ...all) {
    save = send({ body });
    // Asked after the save, so answered after it where that does not wait.
    await send({ method: 'GET' });
    return carryOut.apply(this, all);
  });
  const asked = JSON.stringify({ from: '/aanbod', to: '/te-huur' });
  const move = await send({ method: 'POST', resource: 'verhuizing', path: '', body: asked });
  for (const name of ['index', 'te-huur']) rmSync(join(folder, `pages/${name}.json`), { force: true });
  expect(move).toEqual({ status: 200, body: '{"route":"/te-huur"}' });
  const moved = linking.replace('/aanbod', '/te-huur');
  const { status, body: answer } = (await save) ?? {};
  expect([status, JSON.parse(answer ?? '{}')]).toEqual([
    409,
    { present: { text: moved, hash: hashOf(moved) } },
  ]);
  expect(present()).toBe(moved);
});

it('keeps each of the words that are added at once', async () => {
  const words = ['kassalade', 'blusdeken', 'haspelarm'];
  const asked = words.map((word) => JSON.stringify({ word }));
  await Promise.all(asked.map((body) => send({ method: 'POST', resource: 'woord', path: '', body })));
  const list = present('pages/_words.txt').trim().split('\n');
  rmSync(join(folder, 'pages/_words.txt'));
  expect(list.sort()).toEqual(words.sort());
});

it.each(['contact - kopie.json', 'Über ons (1).json', '50% korting.json'])(
  'opens and saves %s, whose name is no address',
  async (name) => {
    writeFileSync(join(folder, 'pages', name), opened);
    const path = encodeURIComponent(name);
    const { body } = await send({ method: 'GET', path });
    expect(JSON.parse(body)).toEqual({ text: opened, hash: hashOf(opened) });
    expect((await send({ path })).status).toBe(200);
    expect(present(`pages/${name}`)).toBe('{}');
    rmSync(join(folder, 'pages', name));
  },
);

it('writes nothing over a file that is gone, until the author wants it back', async () => {
  rmSync(join(folder, 'pages/contact.json'));
  expect(await send({})).toEqual({ status: 409, body: '{"present":null}' });
  expect((await send({ body: JSON.stringify({ text: '{}', hash: '' }) })).status).toBe(200);
  expect(present()).toBe('{}');
});

it('keeps a byte order mark', async () => {
  const marked = `\ufeff${opened}`;
  writeFileSync(join(folder, 'pages/contact.json'), marked);
  const { body } = await send({ method: 'GET' });
  expect(JSON.parse(body)).toEqual({ text: opened, hash: hashOf(marked) });
  await send({ body: JSON.stringify({ text: '{}', hash: hashOf(marked) }) });
  expect(present()).toBe('\ufeff{}');
});

it.each([
  ['Windows-1252', Buffer.from(opened, 'latin1')],
  ['UTF-16', Buffer.from(`\ufeff${opened}`, 'utf16le')],
])('opens a file in %s with all its letters, and saves them as UTF-8', async (_what, bytes) => {
  const file = join(folder, 'pages/contact.json');
  writeFileSync(file, bytes);
  const { text, hash } = JSON.parse((await send({ method: 'GET' })).body);
  expect(text).toBe(opened);
  const changed = opened.replace('één', 'één en twee');
  expect((await send({ body: JSON.stringify({ text: changed, hash }) })).status).toBe(200);
  expect(readFileSync(file, 'utf8')).toBe(changed);
});

it('writes nothing over bytes that it cannot read', async () => {
  const file = join(folder, 'pages/contact.json');
  const bytes = Buffer.from('{ "name": "Caf\x8e" }', 'latin1');
  writeFileSync(file, bytes);
  const { text, hash } = JSON.parse((await send({ method: 'GET' })).body);
  const { status, body } = await send({ body: JSON.stringify({ text, hash }) });
  expect([status, JSON.parse(body).message]).toEqual([
    422,
    expect.stringMatching(/niet opgeslagen als UTF-8: .*Kies in VS Code/),
  ]);
  expect(readFileSync(file)).toEqual(bytes);
});

it('refuses with a command about its own site', async () => {
  const asked = JSON.stringify({ parent: '/nergens/hier', title: 'Bus' });
  const { status, body } = await send({ method: 'POST', resource: 'pagina', path: '', body: asked });
  expect([status, JSON.parse(body).message]).toEqual([
    422,
    expect.stringMatching(/npm run new-page -- --pages \S+\/editor-\w+\/pages \/ --kind=hub --name=Home$/),
  ]);
});

it.each<[what: string, status: number, sent: Sent]>([
  ['another name of the machine', 403, { headers: { host: 'evil.example' } }],
  ['another name of the machine, to read', 403, { method: 'GET', headers: { host: 'evil.example' } }],
  [
    'another name of the machine, to read the token',
    403,
    { method: 'GET', resource: 'sleutel', path: '', headers: { host: 'evil.example' } },
  ],
  ['another port', 403, { headers: { host: 'localhost:1' } }],
  ['another site', 403, { headers: { origin: 'https://evil.example' } }],
  ['a picture on another site', 403, { method: 'GET', headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a page of another port', 403, { method: 'GET', headers: { 'sec-fetch-site': 'same-site' } }],
  ['a frame without an origin', 403, { headers: { origin: 'null' } }],
  ['another token', 403, { headers: { 'x-studio-token': 'the token of that server' } }],
  ['no token', 403, { headers: { 'x-studio-token': '' } }],
  ['a form', 415, { headers: { 'content-type': 'text/plain' } }],
  ['what is no JSON', 400, { body: '{' }],
  ['no text', 400, { body: '{"hash":""}' }],
  ['too much', 413, { body: JSON.stringify({ text: 'a'.repeat(5_000_000), hash: '' }) }],
  ['a picture with a name that is no text', 422, { resource: 'afbeelding/', path: '%' }],
  ['another method', 405, { method: 'POST' }],
  ['a word that is two', 422, { method: 'POST', resource: 'woord', path: '', body: '{"word":"laad klep"}' }],
  [
    'a word with a comment',
    422,
    { method: 'POST', resource: 'woord', path: '', body: '{"word":"laad#klep"}' },
  ],
  ['a deletion', 405, { method: 'DELETE' }],
  ['a way up', 403, { path: '../secret.json' }],
  ['a way up that is written otherwise', 403, { path: '..%2Fsecret.json' }],
  ['a way up for another system', 403, { path: '..\\secret.json' }],
  ['a path from the root', 403, { path: '/etc/hosts.json' }],
  ['a drive', 403, { path: 'C:/hosts.json' }],
  ['a stream of a file', 403, { path: 'contact.json:a.json' }],
  ['a name with a control character', 403, { path: 'a%00.json' }],
  ['a hidden file', 403, { path: '.git/config.json' }],
  ['a file that is no page', 403, { path: 'contact.js' }],
  [
    'a folder that is elsewhere',
    403,
    { path: 'linked/a.json', body: JSON.stringify({ text: '{}', hash: '' }) },
  ],
  ['a file that is elsewhere', 403, { path: 'secret.json' }],
  ['a file that is elsewhere, to read', 404, { method: 'GET', path: 'secret.json' }],
])('refuses %s', async (_what, status, sent) => {
  expect((await send(sent)).status).toBe(status);
  expect(present()).toBe(opened);
  expect(present('secret.json')).toBe(opened);
  expect(readdirSync(join(folder, 'elsewhere'))).toEqual([]);
});
