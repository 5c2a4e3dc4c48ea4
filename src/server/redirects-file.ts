/** Where an old path leads. */
export interface Redirect {
  path: string;
  status: 301 | 302;
}

/**
 * Reads the text of a `_redirects` file, lines of `/old /new 301` or `302`, by old path.
 * Throws on a line that says something else.
 */
export function parseRedirectsFile(text: string): Map<string, Redirect> {
  const redirects = new Map<string, Redirect>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    const [, from, path, status] = /^(\/\S*)\s+(\/\S*)\s+(301|302)$/.exec(content) ?? [];
    if (from === undefined || path === undefined) {
      throw new Error(`Line ${index + 1} of _redirects is no "/old /new 301" or "302": ${content}`);
    }
    redirects.set(from, { path, status: status === '302' ? 302 : 301 });
  }
  return redirects;
}
