import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsFolder } from './test-databases.ts';

/** Makes a folder with the migrations and one more, `99990101000000_more.sql`. */
export async function migrationsWith(statements: string, folder: string): Promise<string> {
  await cp(migrationsFolder, folder, { recursive: true });
  await writeFile(join(folder, '99990101000000_more.sql'), statements);
  return folder;
}
