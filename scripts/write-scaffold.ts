import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Scaffold } from '../src/engine/authoring/scaffold/scaffold.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { notInstalled } from './file-failure.js';
import { launchArguments } from './launch-arguments.ts';
import { projectRoot } from './project-root.ts';

const formatter = '@biomejs/biome';
const biome = join(projectRoot, 'node_modules', formatter, 'bin/biome');

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
 * `CouldNotRunError`, and leaves all as it was, when a file is there already or lint refuses the code, as it does for a name
 * that is one of JavaScript's own. Also when the formatter is not installed.
 */
export async function writeScaffold({ files, edits }: Scaffold): Promise<void> {
  if (!existsSync(biome)) throw new CouldNotRunError(notInstalled(formatter, projectRoot));
  const present = [...files.keys()].find((file) => existsSync(join(projectRoot, file)));
  if (present) throw new CouldNotRunError(`This name is taken: ${present} exists.`);
  const changed = await Promise.all(
    edits.map(async ({ file, edit }) => {
      const before = await readFile(join(projectRoot, file), 'utf8');
      return { file, before, after: edit(before) };
    }),
  );
  const written = new Map([...files, ...changed.map(({ file, after }) => [file, after] as const)]);
  const made = await writeAll(written);
  const refusal = lintRefusal([...written.keys()]);
  if (refusal !== undefined) {
    await writeAll(new Map(changed.map(({ file, before }) => [file, before])));
    for (const path of made) await rm(path, { recursive: true, force: true });
    throw new CouldNotRunError(
      `${refusal}\nNothing was written. Is this about the name? Choose another one; else solve it first.`,
    );
  }
  for (const file of written.keys()) console.error(`Wrote ${file}.`);
  // In a new process, as this one has loaded the old list of rules.
  const generate = launchArguments('scripts/generate.ts');
  const { status } = spawnSync(process.execPath, generate, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) throw new CouldNotRunError('Solve what is said above, and run "npm run generate".');
}

/** Writes texts by path from the root; gives the files and folders that were not there. */
async function writeAll(texts: ReadonlyMap<string, string>): Promise<string[]> {
  const made: string[] = [];
  for (const [name, text] of texts) {
    const file = join(projectRoot, name);
    const folder = await mkdir(dirname(file), { recursive: true });
    if (folder !== undefined) made.push(folder);
    else if (!existsSync(file)) made.push(file);
    await writeFile(file, text);
  }
  return made;
}

/** Formats files; what lint says of them that it cannot fix, if anything. */
function lintRefusal(files: readonly string[]): string | undefined {
  const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...files], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return status === 0 ? undefined : stderr;
}
