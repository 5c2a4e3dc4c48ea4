import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Scaffold } from '../src/engine/authoring/scaffold/scaffold.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { launchArguments } from './launch-arguments.ts';
import { projectRoot } from './project-root.ts';

const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');

/** The one name that a command was given. Throws `CouldNotRunError` with this example when it is not one in kebab-case. */
export function acceptedName([name, ...more]: readonly string[], example: string): string {
  if (name === undefined || more.length > 0) throw new CouldNotRunError(`Give one new name: ${example}`);
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return name;
  throw new CouldNotRunError(
    `"${name}" is no name here: use lower case letters, digits and hyphens, as in ${example}`,
  );
}

/**
 * Writes new files, changes the modules that name them, formats them and brings what is generated up to date. Throws
 * `CouldNotRunError`, before anything is written, when a file is there already.
 */
export async function writeScaffold({ files, edits }: Scaffold): Promise<void> {
  const present = [...files.keys()].find((file) => existsSync(join(projectRoot, file)));
  if (present) throw new CouldNotRunError(`This name is taken: ${present} exists.`);
  const changed = await Promise.all(
    edits.map(async ({ file, edit }) => {
      const text = await readFile(join(projectRoot, file), 'utf8');
      return [file, edit(text)] as const;
    }),
  );
  const written = new Map([...files, ...changed]);
  for (const [file, text] of written) {
    await mkdir(dirname(join(projectRoot, file)), { recursive: true });
    await writeFile(join(projectRoot, file), text);
  }
  spawnSync(process.execPath, [biome, 'check', '--write', ...written.keys()], { cwd: projectRoot });
  for (const file of written.keys()) console.error(`Wrote ${file}.`);
  // This process has loaded the list of rules as it was.
  const generate = launchArguments('scripts/generate.ts');
  const { status } = spawnSync(process.execPath, generate, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) throw new CouldNotRunError('Solve what is said above, and run "npm run generate".');
}
