import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSchemas } from '../../pipeline/1-load/read-schemas.ts';
import { generateBlockUnion } from '../../schema/block-union.ts';
import { generateTypes } from './generate-types.ts';

/**
 * Brings the generated files of the project in `root` up to date with its schemas; with `onlyLook` nothing is written.
 * @returns the files that were out of date, as paths from `root`
 */
export async function writeGenerated(root: string, onlyLook = false): Promise<string[]> {
  const schemas = await readSchemas(join(root, 'schemas'));
  const generated: [file: string, text: string][] = [
    ['schemas/block.schema.json', `${JSON.stringify(generateBlockUnion(schemas), null, 2)}\n`],
    ['src/shared/schema-types.ts', await generateTypes(schemas)],
  ];
  const changed: string[] = [];
  for (const [file, text] of generated) {
    const present = await readFile(join(root, file), 'utf8').catch(() => '');
    if (present === text) continue;
    if (!onlyLook) await writeFile(join(root, file), text);
    changed.push(file);
  }
  return changed;
}
