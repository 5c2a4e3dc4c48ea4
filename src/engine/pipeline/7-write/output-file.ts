/** The file in `dist/` that holds the document or data of a path: `/` is `index.html`, `/a/b` is `a/b.html`. */
export function outputFile(path: string, extension: 'html' | 'json'): string {
  return `${path === '/' ? 'index' : path.slice(1)}.${extension}`;
}
