import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/**
 * Opens an embedded database, with 16 MB of buffers: each start fills all of them, which takes a second for PostgreSQL's
 * own 128 MB, and leads are few and small.
 */
export function createPglite(options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>): Promise<PGlite> {
  return PGlite.create({
    ...options,
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  });
}
