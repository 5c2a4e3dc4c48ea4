import { type HttpError, httpErrors } from './http-error.ts';

/** CORS headers; none for an empty origin. */
function originHeaders(origin: string | undefined): Record<string, string> {
  return origin ? { 'access-control-allow-origin': origin, vary: 'Origin' } : { vary: 'Origin' };
}

/** The response to a CORS preflight. */
export function preflightResponse(origin: string): Response {
  const headers = {
    ...originHeaders(origin),
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers':
      'apikey, authorization, content-type, idempotency-key, x-client-info, x-region',
    'access-control-max-age': '86400',
  };
  return new Response(null, { status: 204, headers });
}

/** The response to a stored lead. */
export function acceptedResponse(origin: string, id: string): Response {
  return jsonResponse(200, { ok: true, id }, originHeaders(origin));
}

/** An error response; without `origin`, no page may read it. */
export function errorResponse(origin: string | undefined, error: HttpError, requestId: string): Response {
  const { code, message, fields, retryAfter } = error;
  const headers = originHeaders(origin);
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
  if (code === 'method') headers.allow = 'POST, OPTIONS';
  const body = { ok: false, error: { code, message, fields, retryAfter }, requestId };
  return jsonResponse(httpErrors[code].status, body, headers);
}

/** A response that is kept nowhere; `more` are further headers. */
export function jsonResponse(
  status: number,
  body: unknown,
  more: Readonly<Record<string, string>> = {},
): Response {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...more,
  };
  return new Response(JSON.stringify(body), { status, headers });
}
