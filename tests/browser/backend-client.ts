import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { testSiteFolder } from './test-sites.ts';

const folder = join(testSiteFolder('production'), 'assets');

/** The name of the script that holds the client of the backend: no other one can sign anybody in. */
export function backendClient(): string {
  const written = (file: string): number => statSync(join(folder, file)).mtimeMs;
  // The build before left its own.
  const [found] = readdirSync(folder)
    .filter(
      (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes('signInWithOtp'),
    )
    .sort((one, other) => written(other) - written(one));
  if (found === undefined) throw new Error(`No script in ${folder} holds the client of the backend.`);
  return found;
}
