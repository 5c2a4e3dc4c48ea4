/**
 * Reads the text of a `_redirects` file, lines of `/old /new 301`, as a map from old path to new path.
 * Throws on a line that says something else.
 */
export function parseRedirectsFile(text: string): Map<string, string> {
  const redirects = new Map<string, string>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    const [, from, to] = /^(\/\S*)\s+(\/\S*)\s+301$/.exec(content) ?? [];
    if (from === undefined || to === undefined) {
      throw new Error(`Line ${index + 1} of _redirects is no "/old /new 301": ${content}`);
    }
    redirects.set(from, to);
  }
  return redirects;
}
