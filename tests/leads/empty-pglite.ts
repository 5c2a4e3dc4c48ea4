import { PGlite } from '@electric-sql/pglite';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';

/** An empty database in memory. Unpacking one takes a quarter of the time of making one. */
export async function emptyPglite(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await dataDir() });
}
