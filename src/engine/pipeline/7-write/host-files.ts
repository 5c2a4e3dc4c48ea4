import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { cachingRules, type HeaderRule, type Redirect } from '../../../shared/site/response-headers.ts';

interface HostSettings {
  /** Headers of every path, from `securityHeaders`. */
  security: Readonly<Record<string, string>>;
  redirects: readonly Redirect[];
}

interface HostFiles {
  _headers: string;
  _redirects: string;
}

/** Cloudflare silently skips longer lines. */
const maxLineLength = 2000;

function ruleText({ pattern, headers }: HeaderRule): string {
  const lines = Object.entries(headers).map(([name, value]) => headerLine(name, value));
  return [pattern, ...lines, ''].join('\n');
}

function headerLine(name: string, value: string): string {
  const line = `  ${name}: ${value}`;
  if (/[\r\n]/.test(line)) throw new Error(`A header must be one line: ${line}`);
  if (line.length <= maxLineLength) return line;
  throw new CouldNotRunError(
    `The line of "${name}" in _headers is ${line.length} characters; static hosts skip what is longer than ${maxLineLength}. ` +
      'Each inline style sheet takes 54: let blocks share one, in src/view/theme/site-sheets.ts.',
  );
}

function redirectText({ from, to, status }: Redirect): string {
  for (const path of [from, to]) {
    if (!/^\/\S*$/.test(path)) throw new Error(`Not a path that can be redirected: ${path}`);
  }
  return `${from} ${to} ${status}\n`;
}

/**
 * `_headers` and `_redirects` in Netlify and Cloudflare Pages syntax; our own server reads them too.
 * @throws when a value cannot be expressed in that syntax
 */
export function hostFiles({ security, redirects }: HostSettings): HostFiles {
  const rules: HeaderRule[] = [{ pattern: '/*', headers: security }, ...cachingRules];
  return {
    _headers: rules.map(ruleText).join('\n'),
    _redirects: redirects.map(redirectText).join(''),
  };
}
