import { hasSafeTransport } from '../../../src/shared/leads/safe-transport.ts';

/** Origins that may send leads. */
interface AllowedOrigins {
  /** Scheme, host and port. */
  exact: readonly string[];
  /** The site's own, allowed on any port. */
  own: readonly string[];
}

/**
 * The origin of a request: empty when it has none (it comes from no web page), `undefined` when it may not send leads.
 * The host of the request is always allowed, on any port.
 */
export function acceptedOrigin(request: Request, { exact, own }: AllowedOrigins): string | undefined {
  const origin = request.headers.get('origin');
  if (origin === null) return '';
  const url = parsed(origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== origin.toLowerCase()) return undefined;
  if (exact.some((allowed) => parsed(allowed)?.origin === url.origin)) return origin;
  const host = request.headers.get('host');
  const served = host === null ? request.url : `http://${host}`;
  return [served, ...own].some((site) => parsed(site)?.hostname === url.hostname) ? origin : undefined;
}

/** The origin that a text is: an http or https address without path; undefined for any other, and for one with a `*`. */
export function httpOrigin(text: string): string | undefined {
  const { href, origin = '' } = parsed(text) ?? {};
  return href === `${origin}/` && /^https?:\/\/[^*]+$/.test(origin) ? origin : undefined;
}

/** As `httpOrigin`, where nobody can read or change what goes there. */
export function safeOrigin(text: string): string | undefined {
  const origin = httpOrigin(text);
  return origin !== undefined && hasSafeTransport(new URL(origin)) ? origin : undefined;
}

function parsed(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
