import { cachingRules, type HeaderRule } from '../../../shared/response-headers.ts';

/** An address that moved: both are paths of the site. */
export interface Redirect {
  from: string;
  to: string;
}

/** What static hosts must know about the built site. */
export interface HostSettings {
  /** The headers of every path; see `securityHeaders`. */
  security: Readonly<Record<string, string>>;
  redirects: readonly Redirect[];
}

/** The texts of the two files, by file name. */
export interface HostFiles {
  _headers: string;
  _redirects: string;
}

/** Cloudflare skips longer lines of `_headers`, silently. */
const longestLine = 2000;

function ruleText({ pattern, headers }: HeaderRule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new Error(`A header must be one line: ${line}`);
    if (line.length > longestLine) throw new Error(`Static hosts skip a header this long: ${line}`);
  }
  return [pattern, ...lines, ''].join('\n');
}

function redirectText({ from, to }: Redirect): string {
  for (const path of [from, to]) {
    if (!/^\/\S*$/.test(path)) throw new Error(`Not a path that can be redirected: ${path}`);
  }
  return `${from} ${to} 301\n`;
}

/**
 * The files `_headers` and `_redirects` in the notation of Netlify and Cloudflare Pages. Our own server reads
 * them too, so that a header behaves the same on every machine.
 * Throws when a value cannot be written in that notation, or would be skipped by a host.
 */
export function hostFiles({ security, redirects }: HostSettings): HostFiles {
  const rules: HeaderRule[] = [{ pattern: '/*', headers: security }, ...cachingRules];
  return {
    _headers: rules.map(ruleText).join('\n'),
    _redirects: redirects.map(redirectText).join(''),
  };
}
