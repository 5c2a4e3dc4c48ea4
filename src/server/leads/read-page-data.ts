import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadPageData } from '../../../supabase/functions/_shared/lead-page.ts';

/** Loads the data of pages from the folder of the built site. */
export function readPageData(folder: string): LoadPageData {
  return async (path) =>
    JSON.parse(await readFile(join(folder, path === '/' ? 'index.json' : `${path}.json`), 'utf8'));
}
