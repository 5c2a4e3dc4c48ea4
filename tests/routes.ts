import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../scripts/project-root.ts';

const files = readdirSync(join(projectRoot, 'pages'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.json') && !/(^|\/)_/.test(file) && file !== '404.json');

/** The files of the project's own pages inside `pages/`, by address; the not-found page has none. */
export const filesByRoute: ReadonlyMap<string, string> = new Map(
  files.map((file) => [`/${file.replace(/(^|\/)index\.json$/, '').replace(/\.json$/, '')}`, file]),
);

/** All addresses of the project's own pages. */
export const routes: string[] = [...filesByRoute.keys()];

const folders = new Set(routes.map(folderOf));

/** The same by the folder below `/equipment`; all others under `main`. One browser page can serve a whole folder. */
export const routesByFolder: readonly [folder: string, routes: readonly string[]][] = [...folders].map(
  (folder) => [folder, routes.filter((route) => folderOf(route) === folder)],
);

function folderOf(route: string): string {
  return route.split('/')[2] ?? 'main';
}
