import { shownPath } from '../src/engine/pipeline/1-load/shown-path.ts';
import type { SiteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { printableLines } from '../src/engine/text/printable.ts';
import { withPagesFolder } from '../src/engine/text/with-pages-folder.ts';

/**
 * Prints for people, on standard error, without what moves the cursor of a terminal or colours it: names of files and values hold what
 * anybody wrote. The commands in it are about this site.
 */
export function tell(text: string, { pages }: Pick<SiteFolders, 'pages'>): void {
  console.error(printableLines(withPagesFolder(text, shownPath(pages))));
}
