import type { HeaderRule, Redirect } from '../shared/site/response-headers.ts';

/**
 * Reads the text of a `_headers` file: a path pattern at the start of a line, its headers indented below it,
 * `#` for comments. Throws on a line that says something else: a header that is silently absent is worse.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const { number, line, content } of linesOf(text)) {
    if (line.startsWith('/')) {
      rules.push({ pattern: content, headers: {} });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line.trimEnd()) ?? [];
    const rule = rules.at(-1);
    if (!rule || name === undefined || value === undefined) {
      throw new Error(`Line ${number} of _headers is no path and no header: ${content}`);
    }
    rule.headers[name] = value;
  }
  return rules;
}

/**
 * Reads the text of a `_redirects` file, lines of `/old /new 301` or `302`, by old path.
 * Throws on a line that says something else.
 */
export function parseRedirectsFile(text: string): Map<string, Redirect> {
  const redirects = new Map<string, Redirect>();
  for (const { number, content } of linesOf(text)) {
    const [, from, to, status] = /^(\/\S*)\s+(\/\S*)\s+(301|302)$/.exec(content) ?? [];
    if (from === undefined || to === undefined) {
      throw new Error(`Line ${number} of _redirects is no "/old /new 301" or "302": ${content}`);
    }
    redirects.set(from, { from, to, status: status === '302' ? 302 : 301 });
  }
  return redirects;
}

/** The lines that say something, numbered from 1. */
function linesOf(text: string): { number: number; line: string; content: string }[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, line, content: line.trim() }))
    .filter(({ content }) => content !== '' && !content.startsWith('#'));
}
