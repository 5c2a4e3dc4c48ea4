import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addToRegistry } from '../src/build/schema/add-to-registry.ts';
import { componentName, newBlockFiles } from '../src/build/schema/new-block-files.ts';
import { writeGenerated } from '../src/build/schema/write-generated.ts';
import { projectRoot } from './project-root.ts';

const registryFile = 'src/view/blocks/registry.ts';

/** Why this cannot be the name of a new block type; undefined when it can. */
function refusal(type: string | undefined): string | undefined {
  if (type === undefined) return 'Give the name of the new block type: npm run new-block -- opening-hours';
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type)) {
    return `"${type}" is no name for a block type: use lower case letters, digits and hyphens, as in "opening-hours".`;
  }
  const present = [...newBlockFiles(type).keys()].find((file) => existsSync(join(projectRoot, file)));
  return present && `There is a block type "${type}" already: ${present} exists.`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(projectRoot, file)), { recursive: true });
  await writeFile(join(projectRoot, file), text);
  console.error(`Wrote ${file}.`);
}

const type = process.argv[2];
const reason = refusal(type);
if (type === undefined || reason !== undefined) {
  console.error(reason);
  process.exitCode = 2;
} else {
  const registry = await readFile(join(projectRoot, registryFile), 'utf8');
  const registryWithBlock = addToRegistry(registry, type, componentName(type));
  for (const [file, text] of newBlockFiles(type)) await write(file, text);
  await write(registryFile, registryWithBlock);
  for (const file of await writeGenerated(projectRoot)) console.error(`Wrote ${file}.`);
  console.error(
    `Now give the block its fields in schemas/blocks/${type}.schema.json and run "npm run generate".`,
  );
}
