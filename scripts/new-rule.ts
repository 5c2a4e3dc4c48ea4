import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  addToRuleList,
  newRuleFiles,
  ruleListFile,
} from '../src/engine/authoring/scaffold/new-rule-files.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { launchArguments } from './launch-arguments.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

/** The name of the new rule. Throws `CouldNotRunError` when there is none, or it cannot be one. */
function acceptedName([name, ...more]: readonly string[]): string {
  if (name === undefined || more.length > 0) {
    throw new CouldNotRunError('Give the name of one new rule: npm run new-rule -- heading-full-stop');
  }
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(name)) {
    throw new CouldNotRunError(
      `"${name}" is no name for a rule: use two or more words in lower case with hyphens, as in "heading-full-stop".`,
    );
  }
  if (existsSync(join(projectRoot, `docs/regels/${name}.md`))) {
    throw new CouldNotRunError(`There is a rule "${name}" already: see docs/regels/${name}.md.`);
  }
  return name;
}

async function write(file: string, text: string): Promise<void> {
  await writeFile(join(projectRoot, file), text);
  console.error(`Wrote ${file}.`);
}

await run(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const name = acceptedName(positionals);
  const list = await readFile(join(projectRoot, ruleListFile), 'utf8');
  const listWithRule = addToRuleList(list, name);
  for (const [file, text] of newRuleFiles(name)) await write(file, text);
  await write(ruleListFile, listWithRule);
  // This process has loaded the list as it was.
  const generate = launchArguments('scripts/generate.ts');
  const { status } = spawnSync(process.execPath, generate, { cwd: projectRoot, stdio: 'inherit' });
  console.error(
    `Now say what it looks for in src/engine/pipeline/4-check/rules/${name}.ts and why in docs/regels/${name}.md, and run "npm run generate".`,
  );
  return status ?? 1;
});
