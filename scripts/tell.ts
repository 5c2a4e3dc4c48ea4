import { shownPath } from '../src/engine/pipeline/1-load/shown-path.ts';
import type { SiteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { withPagesFolder } from '../src/engine/text/with-pages-folder.ts';

/** Prints for people, on standard error; the commands in it are about this site. */
export function tell(text: string, { pages }: Pick<SiteFolders, 'pages'>): void {
  console.error(withPagesFolder(text, shownPath(pages)));
}
