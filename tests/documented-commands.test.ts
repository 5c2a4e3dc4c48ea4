import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../scripts/project-root.ts';
import { withPagesFolder } from '../src/engine/text/with-pages-folder.ts';
import { followUpCommands } from '../src/server/leads/commands/follow-up.ts';
import { manageCommands } from '../src/server/leads/commands/manage.ts';
import { wholeCommands } from '../src/server/leads/commands/whole.ts';
import { studioParts } from '../src/shared/authors/studio-addresses.ts';
import { shortcuts } from '../src/studio/editor/keys/shortcuts.ts';
import { presentDocumentation } from './documentation.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

const documented = presentDocumentation.map(read);
const workflows = readdirSync(join(projectRoot, '.github/workflows')).map((file) =>
  read(`.github/workflows/${file}`),
);
const textsIn = (folder: string, names: RegExp): string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .map((file) => read(join(folder, file)));
const codeIn = (folder: string): string[] => textsIn(folder, /(?<!\.test)\.tsx?$/);
/** Code, for its messages and mails. */
const sources = ['src', 'scripts', 'supabase/functions'].flatMap(codeIn);
const schemas = textsIn('schemas', /\.json$/);

/** The first group of each match, in all texts. */
const namedIn = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

const optionsIn = (file: string): string[] =>
  namedIn([read(file)], /([\w-]+)'?: \{ type: '(?:string|boolean)'/g);

const has = ({ name, option }: { name: string; option: string }): boolean => {
  const file = /\w+\/[\w-]+\.ts/.exec(scripts[name] ?? '')?.[0];
  return file !== undefined && optionsIn(file).includes(option);
};

test('documentation, workflows, editor tasks and messages call scripts that exist, and the README tells of each', () => {
  const command = /npm run (?:-s )?([a-z-]+)/g;
  const callers = [
    ...documented,
    ...workflows,
    ...sources,
    read('.env.example'),
    read('.vscode/tasks.json'),
    read('.devcontainer/devcontainer.json'),
  ];
  const called = [...namedIn(callers, command), ...namedIn(callers, /"script": "([a-z-]+)"/g)];
  expect(called.filter((name) => scripts[name] === undefined)).toEqual([]);
  const inReadme = [...namedIn([read('README.md')], command), 'start', 'test'];
  expect(Object.keys(scripts).filter((name) => !inReadme.includes(name))).toEqual([]);
});

test('workflows say which variables they want, and take from each other what is there', () => {
  for (const workflow of workflows) {
    const comments = namedIn([workflow], /^ *# ?(.*)$/gm).join(' ');
    const wanted = namedIn([workflow], /\b(?:vars|secrets)\.([A-Z_]+)/g);
    expect(wanted.filter((name) => !comments.includes(name))).toEqual([]);
    const artifacts = namedIn([workflow], /uses: actions\/upload-artifact@[^\n]*\n\s+with:\n\s+name: (\S+)/g);
    const taken = namedIn([workflow], /gh run download \S+ --name (\S+)/g);
    expect(taken.filter((name) => !artifacts.includes(name))).toEqual([]);
  }
});

test('the documentation tells of each option of a command', () => {
  const options = readdirSync(join(projectRoot, 'scripts'))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => optionsIn(`scripts/${file}`).map((option) => ({ file, option })));
  expect(options.length).toBeGreaterThan(20);
  expect(options.filter(({ option }) => !documented.some((text) => text.includes(`--${option}`)))).toEqual(
    [],
  );
});

test('documentation, workflows and messages name options that their command has', () => {
  const calls = [...documented, ...workflows, ...sources].flatMap((text) => [
    ...text.matchAll(/npm run (?:-s )?([a-z-]+) \[?-- ([^`"'\n]*)/g),
  ]);
  const named = calls.flatMap(([, name = '', rest = '']) =>
    namedIn([rest], /--([a-z][a-z-]*)/g).map((option) => ({ name, option })),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((each) => !has(each))).toEqual([]);
});

test('messages name the folder of pages behind each command that takes one', () => {
  const takes = (name: string): boolean => has({ name, option: 'pages' });
  const gets = (name: string): boolean => withPagesFolder(`npm run ${name}`, 'x').includes('--pages');
  expect(Object.keys(scripts).filter(gets)).toEqual(Object.keys(scripts).filter(takes));
});

test('the packages of Debian that tests ask for are in the README, and wherever all tests run', () => {
  const asking = ['tests/journeys/drivers/engines.ts', 'tests/journeys/journey.ts'].map(read);
  const packages = namedIn(asking, /apt-get install ([^;)]+)/g).flatMap((names) => names.split(' '));
  expect(packages.length).toBeGreaterThan(3);
  const isIn = (file: string) => (name: string) =>
    read(file)
      .split(/[\s`]+/)
      .includes(name);
  expect(packages.filter(isIn('README.md'))).toEqual(packages);
  expect(packages.filter(isIn('.ci/run'))).toEqual(packages);
  // The machines of GitHub have Firefox.
  const others = packages.filter((name) => name !== 'firefox-esr');
  expect(others.filter(isIn('.github/workflows/check.yml'))).toEqual(others);
});

test('the browser tests that commands name are there', () => {
  const named = namedIn([...documented, ...Object.values(scripts)], /playwright test ([a-z][\w-]*)/g);
  const specs = readdirSync(join(projectRoot, 'tests/browser')).filter((file) => file.endsWith('.spec.ts'));
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !specs.some((spec) => spec.startsWith(name)))).toEqual([]);
});

test('the documentation tells of each command about leads, and no text names another', () => {
  const commands = Object.keys({ ...manageCommands, ...followUpCommands, ...wholeCommands });
  const command = /npm run (?:-s )?leads -- ([a-z]+)/g;
  const inDocs = namedIn(documented, command);
  // Without a name it lists them.
  expect(commands.filter((name) => name !== 'list' && !inDocs.includes(name))).toEqual([]);
  const named = [...inDocs, ...namedIn(sources, command)];
  expect(named.filter((name) => !commands.includes(name))).toEqual([]);
});

test('addresses of the studio that texts name are there', () => {
  const parts: readonly string[] = Object.values(studioParts);
  const named = namedIn([...documented, ...sources], /\/_kit\/([a-z-]+)/g);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((part) => !parts.includes(part))).toEqual([]);
});

test('the keys that the guide for authors names are those of the editor', () => {
  const named = namedIn([read('docs/handleiding.md')], /\((Ctrl\+[^)]+)\)/g);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((keys) => !shortcuts.some((shortcut) => shortcut.keys.includes(keys)))).toEqual([]);
});

/** Buttons of other programs. */
const notOurs = ['Create pull request'];

test('buttons and fields that the guide for authors and the screens of the studio name are there', () => {
  const [, guide = ''] =
    /^# In tien minuten .*?$(.*)^# Dezelfde pagina in JSON$/ms.exec(read('docs/handleiding.md')) ?? [];
  const beside = ['src/browser/edit-link.ts', 'src/engine/authoring/changes/report-changes.ts'];
  const screens = [...codeIn('src/studio'), ...beside.map(read)].map((code) => code.replace(/\s+/g, ' '));
  const quoted = /“([^”{}$]+)”/g;
  const labels = namedIn(schemas, /"label": "([^"]+)"/g);
  const shown = [...screens.map((code) => code.replace(quoted, '')), ...labels].join('\n');
  const named = [
    ...namedIn([guide], /(?<![\w*`])_([^_\n]+)_(?![\w*`])/g),
    ...namedIn(screens, quoted).filter((words) => !words.startsWith('npm ')),
  ];
  expect(named.length).toBeGreaterThan(60);
  // A word of the page or a number may stand in its midst, or behind it.
  const partsOf = (words: string): string[] => words.replace(/^\+ /, '').split(/ ?… ?|: .*$/);
  expect(
    named.filter(
      (words) => !notOurs.includes(words) && !partsOf(words).every((part) => shown.includes(part)),
    ),
  ).toEqual([]);
});
