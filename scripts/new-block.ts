import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { addToRegistry } from '../src/engine/authoring/scaffold/add-to-registry.ts';
import { componentName, newBlockFiles } from '../src/engine/authoring/scaffold/new-block-files.ts';
import { writeGenerated } from '../src/engine/authoring/scaffold/write-generated.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

const registryFile = 'src/view/blocks/registry.ts';

/** The name of the new block type. Throws `CouldNotRunError` when there is none, or it cannot be one. */
function acceptedType([type, ...more]: readonly string[]): string {
  if (type === undefined || more.length > 0) {
    throw new CouldNotRunError('Give the name of one new block type: npm run new-block -- opening-hours');
  }
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type)) {
    throw new CouldNotRunError(
      `"${type}" is no name for a block type: use lower case letters, digits and hyphens, as in "opening-hours".`,
    );
  }
  const present = [...newBlockFiles(type).keys()].find((file) => existsSync(join(projectRoot, file)));
  if (present) throw new CouldNotRunError(`There is a block type "${type}" already: ${present} exists.`);
  return type;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(projectRoot, file)), { recursive: true });
  await writeFile(join(projectRoot, file), text);
  console.error(`Wrote ${file}.`);
}

await run(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const type = acceptedType(positionals);
  const registry = await readFile(join(projectRoot, registryFile), 'utf8');
  const registryWithBlock = addToRegistry(registry, type, componentName(type));
  for (const [file, text] of newBlockFiles(type)) await write(file, text);
  await write(registryFile, registryWithBlock);
  for (const file of await writeGenerated(projectRoot)) console.error(`Wrote ${file}.`);
  console.error(
    `Now give the block its fields in schemas/blocks/${type}.schema.json and run "npm run generate".`,
  );
  return 0;
});
