import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot } from '../scripts/project-root.ts';

let folder: string;
let root: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'launch-')));
  root = makeProject('project');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A project with nothing but the launcher. */
function makeProject(name: string): string {
  const project = join(folder, name);
  mkdirSync(join(project, 'scripts/deep'), { recursive: true });
  for (const file of ['scripts/launch.js', 'scripts/file-failure.js'])
    cpSync(join(projectRoot, file), join(project, file));
  symlinkSync(join(projectRoot, 'node_modules'), join(project, 'node_modules'), 'junction');
  return project;
}

function write(file: string, ...lines: string[]): void {
  writeFileSync(join(root, 'scripts', file), `${lines.join('\n')}\n`);
}

interface StartOptions {
  args?: string[];
  /** Default: who runs the tests. */
  uid?: number;
}

function start(file: string, { args = [], uid }: StartOptions = {}): SpawnSyncReturns<string> {
  const command = [join(root, 'scripts/launch.js'), join(root, 'scripts', file), ...args];
  return spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8', uid });
}

/** What the script prints, as a person reads it. */
function launch(file: string): string {
  const { stdout, stderr } = start(file);
  return (stdout + stderr).trim();
}

it('gives a script its arguments and keeps its exit code', () => {
  write(
    'say.ts',
    "import { parseArgs } from 'node:util';",
    'console.log(parseArgs({ allowPositionals: true }).positionals);',
    'process.exitCode = 3;',
  );
  for (const _run of ['bundled', 'kept']) {
    const { status, stdout } = start('say.ts', { args: ['one', 'two'] });
    expect(stdout).toBe("[ 'one', 'two' ]\n");
    expect(status).toBe(3);
  }
});

/** Somebody who owns nothing; root's own folder, in which Node or this project may stand, is closed to them. */
const nobody = 65_534;
const canStartAsNobody =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['--version'], { cwd: projectRoot, uid: nobody }).status === 0;

it.skipIf(!canStartAsNobody)('says what to do where root has run a command before', () => {
  write('say.ts', "console.log('first');");
  expect(launch('say.ts')).toBe('first');
  write('say.ts', "console.log('second');");
  chmodSync(folder, 0o755);
  const { status, stderr } = start('say.ts', { uid: nobody });
  expect(status).toBe(2);
  expect(stderr).toMatch(
    /\.cache\/commands\/\S+ cannot be read or written \(EACCES\).*sudo chown -R USER: \S+\n$/,
  );
});

it('says which folder cannot hold the project', () => {
  root = makeProject('C#');
  write('say.ts', "console.log('first');");
  const { status, stdout, stderr } = start('say.ts');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toBe(
    `The project cannot stand in ${root}: Vite reads no files below a folder with #, ? or * in its name. Move it, or rename that folder.\n`,
  );
});

it.each([
  ['any', 'esbuild', () => rmSync(join(root, 'node_modules'))],
  ['one that was added', 'brand-new', () => write('say.ts', "import 'brand-new';")],
])('says what to do before packages are installed: %s', (_, name, change) => {
  write('say.ts', "console.log('first');");
  change();
  const { status, stdout, stderr } = start('say.ts');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toBe(
    `The package ${name} is not installed. Run "npm ci --include=dev" in ${root}, and then this again.\n`,
  );
});

it('runs what stands there now, in the script and in what it imports', () => {
  write('say.ts', "import { word } from './deep/word.ts';", 'console.log(word satisfies string);');
  for (const word of ['first', 'second', 'first', 'third']) {
    write('deep/word.ts', `export const word = '${word}';`);
    expect(launch('say.ts')).toBe(word);
    expect(launch('say.ts')).toBe(word);
  }
});

/** Empties at the end what stands in bundles and was not synced, as a power cut may, though their names are there. */
const powerCut = `
import fs from 'node:fs';
const { fsyncSync } = fs;
const synced = new Set();
fs.fsyncSync = (file) => {
  fsyncSync(file);
  synced.add(fs.fstatSync(file).ino);
};
process.once('exit', () => {
  for (const name of fs.readdirSync(process.env.BUNDLES, { recursive: true })) {
    const file = process.env.BUNDLES + '/' + name;
    if (name.endsWith('.js') && !synced.has(fs.statSync(file).ino)) fs.truncateSync(file);
  }
});`;

it('runs after a power cut that left of a bundle only what was on the disk', () => {
  write('say.ts', "const { word } = await import('./deep/word.ts');", 'console.log(word);');
  write('deep/word.ts', "export const word = 'whole';");
  const preload = join(folder, 'power-cut.mjs');
  writeFileSync(preload, powerCut);
  const command = ['--import', preload, join(root, 'scripts/launch.js'), join(root, 'scripts/say.ts')];
  const env = { ...process.env, BUNDLES: join(root, '.cache/commands') };
  expect(spawnSync(process.execPath, command, { encoding: 'utf8', env }).stdout).toBe('whole\n');
  expect(launch('say.ts')).toBe('whole');
});

it('tells the script that it was started, and what it imports that it was not', () => {
  write('say.ts', "import './deep/other.ts';", 'if (import.meta.main) console.log(`script`);');
  write('deep/other.ts', 'if (import.meta.main) console.log(`import`);');
  expect(launch('say.ts')).toBe('script');
});

it('leaves to each module its own place, and loads later what is imported later', () => {
  write(
    'say.ts',
    "console.log('before');",
    "const { place } = await import('./deep/place.ts');",
    'console.log(place);',
  );
  write(
    'deep/place.ts',
    "console.log('loaded');",
    'export const place: string[] = [import.meta.dirname, import.meta.url];',
  );
  const deep = join(root, 'scripts/deep');
  for (const _run of ['bundled', 'kept']) {
    const [before, loaded, ...place] = launch('say.ts').split('\n');
    expect([before, loaded]).toEqual(['before', 'loaded']);
    expect(place.join('')).toContain(`'${deep}',`);
    expect(place.join('')).toContain('/scripts/deep/place.ts');
  }
});

it('names the line of the source where something was thrown', () => {
  write('fail.ts', 'interface Unseen {', '  word: string;', '}', "throw new Error('amiss');");
  expect(launch('fail.ts')).toContain(`${join(root, 'scripts/fail.ts')}:4:`);
});

it('names the line that is no TypeScript', () => {
  write('fail.ts', 'const word: = 1;');
  expect(launch('fail.ts')).toContain('scripts/fail.ts:1:12');
});

it('runs the code of a copied project in the copy', () => {
  write('say.ts', 'console.log(import.meta.dirname);');
  // A copy keeps whole seconds everywhere.
  for (const file of ['say.ts', 'launch.js']) utimesSync(join(root, 'scripts', file), 1e9, 1e9);
  expect(launch('say.ts')).toBe(join(root, 'scripts'));
  const copy = join(folder, 'copy');
  cpSync(root, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  root = copy;
  expect(launch('say.ts')).toBe(join(copy, 'scripts'));
});
