import { outputFile } from './output-file.ts';
import { siteFileNames } from './site-files.ts';

/** The paths of files that every build writes itself, whatever pages there are beside the home page. */
export const writtenPaths: ReadonlySet<string> = new Set(
  [...siteFileNames, outputFile('/', 'html'), outputFile('/', 'json')].map((name) => `/${name}`),
);
