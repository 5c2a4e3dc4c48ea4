import { rmSync } from 'node:fs';
import { markdownTable } from '../markdown-table.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { writeSite } from '../site/write-site.ts';
import { measureDevelopmentServer } from './development-server.ts';
import { measureEditor } from './editor.ts';

const pagesInSite = 2000;

/** The waiting times of an author of a large site. */
export async function measureAuthoring(thorough: boolean): Promise<string> {
  const folder = scratchFolder('bench-authoring-');
  try {
    const pages = writeSite(folder, pagesInSite);
    const figures = [...(await measureDevelopmentServer(pages, thorough)), ...(await measureEditor(pages))];
    return `${markdownTable([`with ${pagesInSite} pages`, 'goal', 'measured'], figures)}\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
