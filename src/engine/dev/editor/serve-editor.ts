import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EditorChange } from '../../../shared/authors/editor-answers.ts';
import { editorPath } from '../../../shared/authors/studio-addresses.ts';
import { unescaped } from '../../../shared/text/unescaped.ts';
import { shownPath } from '../../pipeline/1-load/shown-path.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { withPagesFolder } from '../../text/with-pages-folder.ts';
import { answerJson } from '../answer-json.ts';
import { readForEditor } from './editor-reads.ts';
import type { EditorAnswer, EditorServer } from './editor-server.ts';
import { editorWrites } from './editor-writes.ts';
import { isAskedElsewhere, isOwnHost, isOwnRequest } from './own-request.ts';

/** Whether a path is one of the editor's requests; its screen is not. */
export function isEditorRequest(path: string): boolean {
  return path.startsWith(`${editorPath}/`);
}

/** Answers what the editor reads and writes. Answers only this machine, and writes only for its own screens. */
export async function serveEditor(
  { request, response, path }: { request: IncomingMessage; response: ServerResponse; path: string },
  server: EditorServer,
): Promise<void> {
  const { status, body, headers = {} } = await answerOf(request, path, server);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // Of what is refused nobody reads the rest.
  if (status >= 400) response.setHeader('connection', 'close');
  if (body instanceof Uint8Array) {
    response.end(body);
    return;
  }
  answerJson(response, withSiteCommands(body, server.folders) ?? {});
}

/** A refusal with commands about this site. */
function withSiteCommands(body: unknown, { pages }: Pick<SiteFolders, 'pages'>): unknown {
  const isRefusal = typeof body === 'object' && body !== null && 'message' in body;
  if (!isRefusal || typeof body.message !== 'string') return body;
  return { ...body, message: withPagesFolder(body.message, shownPath(pages)) };
}

async function answerOf(request: IncomingMessage, path: string, server: EditorServer): Promise<EditorAnswer> {
  if (!isOwnHost(request) || isAskedElsewhere(request)) return { status: 403 };
  const [, , resource = '', ...rest] = path.split('/');
  const name = unescaped(rest.join('/'));
  if (request.method === 'GET') return readForEditor(resource, name, server);
  const change = `${request.method} ${resource}`;
  if (!isEditorChange(change)) return { status: 405 };
  if (!isOwnRequest(request, server.token)) return { status: 403 };
  return editorWrites[change](request, name, server);
}

function isEditorChange(text: string): text is EditorChange {
  return Object.hasOwn(editorWrites, text);
}
