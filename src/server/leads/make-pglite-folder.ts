import { mkdir, rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';

/**
 * Makes the folder of an empty embedded database, whole or not at all, out of one that comes with the library: making
 * it anew takes four times as long and twice the memory. Nobody else may be doing this for the same folder.
 */
export async function makePgliteFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const database = await PGlite.create(draft, { loadDataDir: await dataDir() });
  await database.close();
  await rename(draft, folder);
}
