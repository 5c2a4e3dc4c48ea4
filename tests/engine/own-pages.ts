import { projectRoot } from '../../scripts/project-root.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import { pageResolver } from '../../src/engine/pipeline/5-resolve/page-resolver.ts';
import { resolveChecked } from '../../src/engine/pipeline/5-resolve/resolve-checked.ts';
import { checkSite } from '../../src/engine/pipeline/check-site.ts';
import type { BlockOf, BlockType, Page } from '../../src/shared/page/page.ts';
import { notFoundRoute } from '../../src/shared/page/route.ts';
import { ownPagesFolder } from '../routes.ts';

const folders = siteFolders(projectRoot, ownPagesFolder);
const checked = await checkSite(folders, { workingDirectory: projectRoot });
const context = resolveChecked(checked);
const resolve = pageResolver(checked.files, context);

/** The values and menus of the project's own site. */
export const ownSite = context.site;

/** The project's own pages by route, as the view gets them; the not-found page is left out. */
export const ownPages: ReadonlyMap<string, Page> = new Map(
  context.outlines.flatMap(({ path }) => {
    const page = path === notFoundRoute ? undefined : resolve(path)?.page;
    return page ? [[path, page] as const] : [];
  }),
);

/** The page of a route; throws when there is none. */
export function pageAt(route: string): Page {
  const page = ownPages.get(route);
  if (!page) throw new Error(`There is no page at ${route}.`);
  return page;
}

/** The blocks of one type on the page of a route, in their order. */
export function blocksOf<Type extends BlockType>(route: string, type: Type): BlockOf<Type>[] {
  return pageAt(route).blocks.filter((block): block is BlockOf<Type> => block.type === type);
}

/** The first block of a type on the page of a route; throws when there is none. */
export function blockOf<Type extends BlockType>(route: string, type: Type): BlockOf<Type> {
  const [block] = blocksOf(route, type);
  if (!block) throw new Error(`There is no ${type} at ${route}.`);
  return block;
}
