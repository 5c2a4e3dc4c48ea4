/** The files about the whole site that every build writes. */
export const siteFileNames = [
  'sitemap.xml',
  'robots.txt',
  'site.webmanifest',
  '_headers',
  '_redirects',
] as const;

/** The file in `dist/` that holds the document or data of a path: `/` is `index.html`, `/a/b` is `a/b.html`. */
export function outputFile(path: string, extension: 'html' | 'json'): string {
  return `${path === '/' ? 'index' : path.slice(1)}.${extension}`;
}

/** The paths of files that every build writes itself, whatever pages there are beside the home page. */
export const writtenPaths: ReadonlySet<string> = new Set(
  [...siteFileNames, outputFile('/', 'html'), outputFile('/', 'json')].map((name) => `/${name}`),
);
