import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../scripts/project-root.ts';

/** The project's own pages; the test of what authors do looks at a copy of them. */
export const ownPagesFolder = process.env.PAGES_UNDER_TEST ?? join(projectRoot, 'pages');

const files = readdirSync(ownPagesFolder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.json') && !/(^|\/)_/.test(file) && file !== '404.json');

/** The files of the project's own pages inside `pages/`, by address; the not-found page has none. */
export const filesByRoute: ReadonlyMap<string, string> = new Map(
  files.map((file) => [`/${file.replace(/(^|\/)index\.json$/, '').replace(/\.json$/, '')}`, file]),
);

/** All addresses of the project's own pages. */
export const routes: string[] = [...filesByRoute.keys()];

/** What the pages say of themselves: tests look for it, so that their authors can write something else. */
export function pageSays(route: string): { title: string; heading: string; questions: string[] } {
  const { metadata, blocks }: PageFile = JSON.parse(
    readFileSync(join(ownPagesFolder, filesByRoute.get(route) ?? ''), 'utf8'),
  );
  const questions = blocks.flatMap(({ type, items = [] }) => (type === 'faq' ? items : []));
  return {
    title: metadata.title,
    heading: blocks.find(({ type }) => type === 'hero')?.title ?? '',
    questions: questions.map(({ question }) => question),
  };
}

interface PageFile {
  metadata: { title: string };
  blocks: { type?: string; title?: string; items?: { question: string }[] }[];
}
