/** What the policy must allow besides the site itself. */
interface SecurityOptions {
  /** Hashes of the inline scripts, as `sha256-…` in base64, without quotes. */
  scriptHashes: readonly string[];
  /** Hashes of the inline style sheets, in the same form. */
  styleHashes: readonly string[];
  /** Other origins that the browser may call, such as `https://abc.supabase.co`. */
  connectOrigins: readonly string[];
  /** Whether the site is published on https: adds what would break a site on plain http. */
  https: boolean;
}

/** Headers for every path that matches `pattern`: an exact path, or a path in which `*` stands for anything. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * How long the files of a folder may be kept. The patterns exclude each other, because hosts join the values of
 * rules that both match. Everything else gets `revalidate`, which is also what static hosts do by themselves.
 */
export const cachingRules: readonly HeaderRule[] = [
  { pattern: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { pattern: '/fonts/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { pattern: '/images/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { pattern: '/social/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
];

/** The caching of pages and their data: kept, but never shown without asking whether they changed. */
export const revalidate = 'no-cache';

const transportHeader = 'Strict-Transport-Security';
const transportDirective = 'upgrade-insecure-requests';

function quoted(sources: readonly string[]): string {
  return sources.map((source) => `'${source}'`).join(' ');
}

function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  connectOrigins,
  https,
}: SecurityOptions): string {
  const directives = [
    `default-src 'none'`,
    `script-src ${quoted(['self', ...scriptHashes])}`,
    `style-src ${quoted(['self', ...styleHashes])}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    ['connect-src', `'self'`, ...connectOrigins].join(' '),
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ];
  return [...directives, ...(https ? [transportDirective] : [])].join('; ');
}

/** The headers that guard every answer of the site. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    ...(options.https ? { [transportHeader]: 'max-age=63072000; includeSubDomains' } : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}

/**
 * The same headers for an answer over plain http, such as on http://localhost: without what sends the browser
 * to https, where nobody listens.
 */
export function withoutTransportSecurity(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => name !== transportHeader);
  return Object.fromEntries(
    kept.map(([name, value]) => [name, value.replace(`; ${transportDirective}`, '')]),
  );
}

/** The headers of one path by a list of rules; values of rules that both match are joined, as static hosts do. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const result: Record<string, string> = {};
  for (const { pattern, headers } of rules) {
    if (!matches(path, pattern)) continue;
    for (const [name, value] of Object.entries(headers)) {
      const earlier = result[name];
      result[name] = earlier === undefined ? value : `${earlier}, ${value}`;
    }
  }
  return result;
}

function matches(path: string, pattern: string): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return path === pattern;
  const [before, after] = [pattern.slice(0, star), pattern.slice(star + 1)];
  return path.length >= before.length + after.length && path.startsWith(before) && path.endsWith(after);
}

/** The `Cache-Control` of a path of the site, such as `/assets/app-1a2b.js` or `/contact`. */
export function cacheControl(path: string): string {
  return headersFor(path, cachingRules)['Cache-Control'] ?? revalidate;
}
