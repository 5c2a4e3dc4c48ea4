import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const folders = ['src/shared', 'src/view', 'src/browser', 'src/build/app'];
const files = ['vite.config.ts', 'package-lock.json'];

/** A name for the state of all code that ends up in the browser or the renderer: equal sources, equal name. */
export async function appKey(root: string): Promise<string> {
  const lists = await Promise.all(folders.map((folder) => filesBelow(root, folder)));
  const hash = createHash('sha256');
  for (const file of [...files, ...lists.flat()].sort()) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(root, file)));
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|tsconfig/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
