import type {
  EditorChange,
  EditorChanges,
  EditorRead,
  EditorReads,
  Refused,
} from '../../../shared/authors/editor-answers.ts';
import { resourceAddress } from '../../../shared/authors/studio-addresses.ts';
import { studioTokenHeader } from '../../../shared/authors/studio-token.ts';

interface Sent<Asked = object> {
  /** Of what is put in the resource. */
  name?: string;
  /** JSON, unless it is a file. */
  body: Asked;
}

/**
 * Asks the development server to change something; answers also when it refuses for a reason that an author can fix.
 * @throws when the server does not answer, or refuses otherwise
 */
export async function requestChange<Change extends EditorChange>(
  change: Change,
  sent: Sent<EditorChanges[Change]['asked']>,
): Promise<EditorChanges[Change]['answer']> {
  let response = await ask(change, sent);
  if (response.status === 403) {
    // A server that was stopped and started again has another token; a screen with unsaved work outlives it.
    token = undefined;
    response = await ask(change, sent);
  }
  if (response.ok || response.status === 409 || response.status === 422) return response.json();
  throw new Error(`The server answered ${response.status}.`);
}

/** As `requestChange`, but never throws: a server that does not answer, or fails, refuses in words. */
export async function tryChange<Change extends EditorChange>(
  change: Change,
  sent: Sent<EditorChanges[Change]['asked']>,
): Promise<EditorChanges[Change]['answer'] | Refused> {
  return requestChange(change, sent).catch((error) => ({ message: failureInWords(error) }));
}

let token: string | undefined;

async function ask(change: EditorChange, { name, body }: Sent): Promise<Response> {
  token ??= (await readResource('sleutel')).token;
  const [method, resource = ''] = change.split(' ');
  const isFile = body instanceof Blob;
  return fetch(resourceAddress(resource, name), {
    method,
    headers: {
      'content-type': isFile ? 'application/octet-stream' : 'application/json',
      [studioTokenHeader]: token,
    },
    body: isFile ? body : JSON.stringify(body),
  });
}

/**
 * Reads what the development server has.
 * @param options `name` of what is read of the resource
 * @throws when the server does not answer, or has none
 */
export async function readResource<Resource extends EditorRead>(
  resource: Resource,
  { name, signal }: { name?: string; signal?: AbortSignal } = {},
): Promise<EditorReads[Resource]> {
  const response = await fetch(resourceAddress(resource, name), { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}

/** What an author reads of a request that failed. */
export function failureInWords(error: unknown): string {
  // `fetch` throws one without an answer.
  return error instanceof TypeError ? noServer : failedServer;
}

const noServer = 'Dat is niet gelukt: de server antwoordt niet. Kijk of “npm run dev” nog draait.';
const failedServer =
  'Dat is niet gelukt: in de server ging iets mis. In het venster met “npm run dev” staat wat; geef dat door aan wie de site beheert.';
