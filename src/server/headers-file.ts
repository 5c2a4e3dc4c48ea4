import type { HeaderRule } from '../shared/site/response-headers.ts';

/**
 * Reads the text of a `_headers` file: a path pattern at the start of a line, its headers indented below it,
 * `#` for comments. Throws on a line that says something else: a header that is silently absent is worse.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({ pattern: content, headers: {} });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line.trimEnd()) ?? [];
    const rule = rules.at(-1);
    if (!rule || name === undefined || value === undefined) {
      throw new Error(`Line ${index + 1} of _headers is no path and no header: ${content}`);
    }
    rule.headers[name] = value;
  }
  return rules;
}
