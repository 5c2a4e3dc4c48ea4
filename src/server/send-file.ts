import { contentType } from '../shared/site/content-type.ts';
import { revalidate } from '../shared/site/response-headers.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { type Exchange, type Headers, ruledHeaders, schemeOf } from './exchange.ts';
import type { EncodedFile, SiteFile } from './site-file.ts';
import type { Scheme } from './site-folder.ts';

/** Sends a file in the encoding that the visitor likes best, or says that the visitor's copy is still right. */
export async function sendFile(exchange: Exchange, file: SiteFile): Promise<void> {
  const { request, response } = exchange;
  const encoded = await read(exchange, file);
  const { whole, notModified } = headersOf(exchange, { file, encoded });
  if (hasMatchingTag(request.headers['if-none-match'], encoded.etag)) {
    response.writeHead(304, notModified).end();
    return;
  }
  response.writeHead(200, whole).end(request.method === 'HEAD' ? undefined : encoded.bytes);
}

/** Sends the page that says that there is none at this path. */
export async function sendNotFound(exchange: Exchange, page: SiteFile): Promise<void> {
  const { request, response } = exchange;
  const encoded = await read(exchange, page);
  const headers = {
    ...ruledHeaders(exchange),
    'Cache-Control': revalidate,
    ...contentHeaders(page, encoded),
  };
  response.writeHead(404, headers).end(request.method === 'HEAD' ? undefined : encoded.bytes);
}

function read({ request }: Exchange, file: SiteFile): Promise<EncodedFile> {
  return file.read(acceptedEncoding(request.headers['accept-encoding'], file.compressions));
}

function hasMatchingTag(header: string | undefined, tag: string): boolean {
  const known = (header ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}

/** Names and values alternating, which Node writes as they stand. */
interface FileHeaders {
  whole: string[];
  notModified: string[];
}

/** A file has one path, so its headers are those of its bytes. */
const knownHeaders = new WeakMap<EncodedFile, Map<Scheme, FileHeaders>>();

/** Made once for each build: to make them costs a third of a response. */
function headersOf(
  exchange: Exchange,
  { file, encoded }: { file: SiteFile; encoded: EncodedFile },
): FileHeaders {
  const byScheme = knownHeaders.get(encoded) ?? new Map<Scheme, FileHeaders>();
  knownHeaders.set(encoded, byScheme);
  const scheme = schemeOf(exchange.request);
  const known = byScheme.get(scheme);
  if (known) return known;
  const notModified = { ...ruledHeaders(exchange), ...varyOf(file), ETag: encoded.etag };
  const whole = { ...notModified, ...contentHeaders(file, encoded) };
  const made = { notModified: alternating(notModified), whole: alternating(whole) };
  byScheme.set(scheme, made);
  return made;
}

function alternating(headers: Headers): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

function contentHeaders(file: SiteFile, { bytes, encoding }: EncodedFile): Headers {
  return {
    ...varyOf(file),
    'Content-Type': contentType(file.path),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': bytes.byteLength,
  };
}

function varyOf({ compressions }: SiteFile): Headers {
  return compressions.size > 0 ? { Vary: 'Accept-Encoding' } : {};
}
