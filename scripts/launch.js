// @ts-check
import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileFailure } from './file-failure.js';

/**
 * Runs a TypeScript file of the project: `node scripts/launch.js scripts/check.ts --fix`. As one bundle, kept until a
 * source changes: Node 20 takes a second to load four hundred modules one by one.
 *
 * @typedef {object} Bundle
 * @property {string} root - Of the project: a copy of it must not run the code of the original.
 * @property {string} file - The bundle's entry.
 * @property {[path: string, stamp: string][]} inputs - Of which it was made, from the root.
 */

const week = 7 * 24 * 60 * 60 * 1000;
const root = resolve(import.meta.dirname, '..');
if (/[#?*]/.test(root)) {
  console.error(
    `The project cannot stand in ${root}: Vite reads no files below a folder with #, ? or * in its name. Move it, or rename that folder.`,
  );
  process.exit(2);
}
process.argv.splice(1, 1);
const entry = realpathSync(process.argv[1] ?? '');
/** Of this entry's bundles. */
const folder = join(root, '.cache/commands', relative(root, entry).replaceAll(/[^a-z0-9]+/gi, '-'));
const record = `${folder}.json`;

const file = keptBundle() ?? (await makeBundle().catch(refuse));
process.setSourceMapsEnabled(true);
await import(pathToFileURL(file).href).catch(refuse);

/** The entry of the bundle that is there, undefined when a source has changed since. */
function keptBundle() {
  try {
    /** @type {Bundle} */
    const kept = JSON.parse(readFileSync(record, 'utf8'));
    const isFresh = kept.root === root && kept.inputs.every(([path, stamp]) => stampOf(path) === stamp);
    return isFresh ? kept.file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Where another user has run a command, what that made cannot be replaced; and packages may not be installed yet.
 * @param {unknown} error
 * @returns {never}
 */
function refuse(error) {
  const message = fileFailure(error, { root });
  if (message === undefined) throw error;
  console.error(message);
  process.exit(2);
}

/** Bundles the entry, with chunks for what it imports later. Gives the file to import. */
async function makeBundle() {
  const started = Date.now();
  const esbuild = await import('esbuild');
  const { outputFiles, metafile } = await esbuild.build({
    entryPoints: [entry],
    entryNames: 'entry',
    // At the same depth as the final folder, for the source maps.
    outdir: join(folder, 'bundle'),
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    write: false,
    plugins: [{ name: 'own-place', setup: keepOwnPlace }],
  });
  await esbuild.stop();

  // A folder of its own, which nothing else reads or writes.
  const place = join(folder, randomUUID());
  writeFolder(place, outputFiles);
  const paths = [...Object.keys(metafile.inputs), 'scripts/launch.js'];
  /** @type {Bundle} */
  const made = { root, file: join(place, 'entry.js'), inputs: paths.map((path) => [path, stampOf(path)]) };
  // A source that was written meanwhile may not be what was bundled.
  const isSettled = paths.every((path) => statSync(join(root, path)).mtimeMs < started);
  if (isSettled) keep(made);
  return made.file;
}

/** Each module keeps its own `import.meta`, wherever the bundle stands. @param {import('esbuild').PluginBuild} build */
function keepOwnPlace({ onLoad }) {
  onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
    const source = await readFile(path, 'utf8');
    const contents = source
      .replaceAll('import.meta.dirname', () => JSON.stringify(dirname(path)))
      .replaceAll('import.meta.url', () => JSON.stringify(pathToFileURL(path).href))
      .replaceAll('import.meta.main', `${path === entry}`);
    return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
  });
}

/** @param {string} path - From the root. */
function stampOf(path) {
  const { mtimeMs, size } = statSync(join(root, path));
  return `${mtimeMs} ${size}`;
}

/**
 * Also removes bundles that can no longer be running.
 * @param {string} place
 * @param {import('esbuild').OutputFile[]} files
 */
function writeFolder(place, files) {
  mkdirSync(place, { recursive: true });
  // Else a power cut may leave it empty, and an empty command does nothing and succeeds.
  for (const { path, contents } of files)
    writeFileSync(join(place, basename(path)), contents, { flush: true });
  for (const name of readdirSync(folder)) {
    const other = join(folder, name);
    if (other === place) continue;
    const written = statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (written < Date.now() - week) rmSync(other, { recursive: true, force: true });
  }
}

/**
 * Records a bundle for later starts, atomically; where that fails, the next start bundles again.
 * @param {Bundle} made
 */
function keep(made) {
  const draft = `${record}.${randomUUID()}`;
  try {
    writeFileSync(draft, JSON.stringify(made));
    renameSync(draft, record);
  } catch {
    rmSync(draft, { force: true });
  }
}
