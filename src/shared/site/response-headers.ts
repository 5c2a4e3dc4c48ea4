import { socialFolder } from './social-picture.ts';

interface SecurityOptions {
  /** Of inline scripts, as unquoted base64 `sha256-…`. */
  scriptHashes: readonly string[];
  /** Of inline styles, likewise. */
  styleHashes: readonly string[];
  /** Other origins to call, such as `https://abc.supabase.co`. */
  connectOrigins: readonly string[];
  /** Adds what would break a site on plain http. */
  https: boolean;
}

/** Headers for matching paths: exact, or with `*` for anything. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** Where an old path leads; both are site paths. */
export interface Redirect {
  from: string;
  to: string;
  /** 302 for an address that may come back. */
  status: 301 | 302;
}

/** For what gets another address when it changes: kept for a year. */
export const immutable = 'public, max-age=31536000, immutable';

/** Cache-Control by folder, `revalidate` elsewhere. Patterns are disjoint: hosts join the values of all matches. */
export const cachingRules: readonly HeaderRule[] = [
  { pattern: '/assets/*', headers: { 'Cache-Control': immutable } },
  { pattern: '/fonts/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { pattern: '/images/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { pattern: `/${socialFolder}/*`, headers: { 'Cache-Control': 'public, max-age=86400' } },
];

/** For pages and their data: cached but always revalidated, the default of static hosts. */
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

/** The security headers of every response. */
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

/** The headers for plain http, such as localhost: without those that upgrade to https. */
export function withoutTransportSecurity(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => name !== transportHeader);
  return Object.fromEntries(
    kept.map(([name, value]) => [name, value.replace(`; ${transportDirective}`, '')]),
  );
}

/** The headers of a path; values of rules that both match are joined, as static hosts do. */
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
