import { shownPath } from '../src/engine/pipeline/1-load/shown-path.ts';
import type { SiteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { printableLines } from '../src/engine/text/printable.ts';
import { withPagesFolder } from '../src/engine/text/with-pages-folder.ts';

/**
 * Prints for people, on standard error, without terminal escape sequences, which names of files and values might hold.
 * Rewrites the commands in it for this site.
 */
export function printMessage(text: string, { pages }: Pick<SiteFolders, 'pages'>): void {
  console.error(printableLines(withPagesFolder(text, shownPath(pages))));
}
