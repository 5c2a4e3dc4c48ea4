import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

const parameters = [
  // Which is how PGlite begins: it waits for no disk.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // PostgreSQL's own choice, `fdatasync`, does nothing here.
  ...['-c', 'wal_sync_method=fsync'],
  // Each start fills all of them, which takes a second for PostgreSQL's own 128 MB, and leads are few and small.
  ...['-c', 'shared_buffers=16MB'],
];

/** Opens an embedded database that waits until its files, if it has any, are on the disk. */
export function createPglite(place: Pick<PGliteOptions, 'fs' | 'loadDataDir'>): Promise<PGlite> {
  return PGlite.create({ ...place, startParams: parameters });
}
