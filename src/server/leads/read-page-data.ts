import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadPageData } from '../../../supabase/functions/_shared/lead-page.ts';
import { outputFile } from '../../shared/site/built-files.ts';

/** Loads the data of pages from the folder of the built site. */
export function readPageData(folder: string): LoadPageData {
  return async (path) => JSON.parse(await readFile(join(folder, outputFile(path, 'json')), 'utf8'));
}
