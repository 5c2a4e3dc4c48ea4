import { spawnSync } from 'node:child_process';
import { dirname, join, relative, resolve } from 'node:path';
import { load } from '../src/engine/pipeline/1-load/load.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { authorArguments } from './author-arguments.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');

await run(async () => {
  const { values, positionals } = authorArguments({
    allowPositionals: true,
    options: { pages: { type: 'string' } },
  });
  const { pages } = siteFolders(projectRoot, values.pages);
  const before = await load({ pagesFolder: pages });
  const asked = new Set(positionals.map((typed) => resolve(typed)));
  const chosen = before.documents.filter(({ absoluteFile }) => asked.size === 0 || asked.has(absoluteFile));
  for (const file of asked) {
    if (chosen.some(({ absoluteFile }) => absoluteFile === file)) continue;
    throw new CouldNotRunError(`"${relative(process.cwd(), file)}" is geen pagina.`);
  }
  // Whoever has a file that is no JSON gets our own explanation of it, not that of the formatter.
  const whole = chosen.filter(({ value }) => value !== undefined);
  if (whole.length > 0)
    format(
      whole.map(({ absoluteFile }) => absoluteFile),
      dirname(pages),
    );

  const after = new Map((await load({ pagesFolder: pages })).documents.map(({ file, text }) => [file, text]));
  const changed = chosen.filter(({ file, text }) => after.get(file) !== text);
  for (const { file } of changed) console.error(`${file} opgemaakt.`);
  for (const { file, value } of chosen) {
    if (value === undefined)
      console.error(`${file} overgeslagen: dat is nog geen JSON. Draai "npm run check".`);
  }
  console.error(
    changed.length === 0
      ? 'Alles stond al netjes.'
      : `${changed.length} van ${chosen.length} bestanden opgemaakt.`,
  );
  return whole.length < chosen.length ? 1 : 0;
});

/** Formats files with the settings of the project, in batches that fit on a command line of every system. */
function format(files: readonly string[], workingDirectory: string): void {
  const batch = 100;
  for (let start = 0; start < files.length; start += batch) {
    const settings = ['--write', '--vcs-enabled=false', `--config-path=${projectRoot}`];
    const { status, stderr } = spawnSync(
      process.execPath,
      [biome, 'format', ...settings, ...files.slice(start, start + batch)],
      { cwd: workingDirectory, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`Formatting failed: ${stderr}`);
  }
}
