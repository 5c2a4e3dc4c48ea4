import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../scripts/project-root.ts';

const docs = readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => join('docs', file));

/** The pictures that README and documentation show, each as its whole path. */
export const namedPictures: readonly string[] = ['README.md', ...docs].flatMap((file) => {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  return [...text.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)|<img [^>]*src="([^"]+)"/g)]
    .map(([, ofMarkdown, ofHtml]) => ofMarkdown ?? ofHtml ?? '')
    .filter((address) => !/^https?:/.test(address))
    .map((address) => join(projectRoot, dirname(file), address));
});
