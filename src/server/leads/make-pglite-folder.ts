import { mkdir, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { extract } from 'tar';

/**
 * Makes the folder of an empty embedded database, whole or not at all, out of one that comes with the library: having
 * the database make it takes four times as long and twice the memory. Nobody else may be doing this for one folder.
 */
export async function makePgliteFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const packed = await dataDir();
  await pipeline(Readable.from(packed.stream()), extract({ cwd: draft }));
  await rename(draft, folder);
}
