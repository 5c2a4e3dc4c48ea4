/** All site values, for the pages after the first; no page can have this name, for its dot. */
export const siteDataFile = 'site.data.json';

/** What visitors can search, fetched when they begin to. */
export const searchDataFile = 'search.data.json';

/** Where to report a leak: RFC 9116. */
export const securityFile = '.well-known/security.txt';

/** The licences of the code and the fonts in the site, which may only be passed on with them. */
export const licensesFile = 'licenses.txt';

/** Site-wide files of every build. */
export const siteFileNames = [
  'sitemap.xml',
  'robots.txt',
  securityFile,
  'site.webmanifest',
  siteDataFile,
  searchDataFile,
  '_headers',
  '_redirects',
] as const;

/** The file in `dist/` of a path's document or data: `/` is `index.html`, `/a/b` is `a/b.html`. */
export function outputFile(path: string, extension: 'html' | 'json'): string {
  return `${path === '/' ? 'index' : path.slice(1)}.${extension}`;
}

/** Paths that every build writes, whatever pages there are. */
export const writtenPaths: ReadonlySet<string> = new Set(
  [...siteFileNames, licensesFile, outputFile('/', 'html'), outputFile('/', 'json')].map(
    (name) => `/${name}`,
  ),
);
