import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSchemas } from '../../pipeline/1-load/read-schemas.ts';
import { generateBlockUnion } from '../../schema/block-union.ts';
import { generateFieldNames } from './generate-field-names.ts';
import { generateFonts } from './generate-fonts.ts';
import { generateRuleFiles, type RuleSources } from './generate-rule-files.ts';
import { generateTypes } from './generate-types.ts';

/**
 * Regenerates files; with `onlyLook` writes nothing.
 * @returns outdated paths from `root`
 */
export async function writeGenerated(root: string, onlyLook: boolean): Promise<string[]> {
  const changed: string[] = [];
  async function update(files: [file: string, content: string | Uint8Array][]): Promise<void> {
    for (const [file, content] of files) {
      const present = await readFile(join(root, file)).catch(() => undefined);
      if (present?.equals(Buffer.from(content))) continue;
      if (!onlyLook) await writeFile(join(root, file), content);
      changed.push(file);
    }
  }
  await update(await generateFonts(root));
  await update(generateRuleFiles(await readRuleSources(join(root, 'docs/regels'))));
  const written = await readSchemas(join(root, 'schemas'));
  const union = generateBlockUnion(written);
  const schemas = new Map([...written, ...union]);
  await update([
    ...[...union].map(([path, schema]): [string, string] => [
      `schemas/${path}`,
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
    ['src/shared/schema-types.ts', await generateTypes(schemas)],
    ['src/engine/pipeline/3-facts/field-names.ts', generateFieldNames(schemas)],
  ]);
  return changed;
}

async function readRuleSources(folder: string): Promise<RuleSources> {
  const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md') && file !== 'README.md');
  const pages = await Promise.all(
    files.map(async (file): Promise<[string, string]> => [file.replace(/\.md$/, ''), await read(file)]),
  );
  return { pages: new Map(pages), index: await read('README.md') };
}
