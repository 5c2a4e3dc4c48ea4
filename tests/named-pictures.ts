import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../scripts/project-root.ts';
import { documentation } from './documentation.ts';

/** The pictures that README and documentation show, each as its whole path. */
export const namedPictures: readonly string[] = documentation.flatMap((file) => {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  return [...text.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)|<img [^>]*src="([^"]+)"/g)]
    .map(([, ofMarkdown, ofHtml]) => ofMarkdown ?? ofHtml ?? '')
    .filter((address) => !/^https?:/.test(address))
    .map((address) => join(projectRoot, dirname(file), address));
});
