import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { build as bundle, resolveConfig } from 'vite';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../scripts/project-root.ts';
import { pascalCase } from '../src/engine/authoring/scaffold/scaffold.ts';
import { browserGuard } from '../src/engine/bundle/browser-guard.ts';
import { isObject, objectAt } from '../src/engine/json/json-shape.ts';
import { readSchemas } from '../src/engine/pipeline/1-load/read-schemas.ts';
import type { JsonValue } from '../src/shared/json/json-value.ts';
import { brandColours } from '../src/shared/site/brand-colours.ts';
import { blockTypes } from './block-types.ts';
import { documentation, presentDocumentation } from './documentation.ts';
import { namedPictures } from './named-pictures.ts';
import { ownPaths } from './own-paths.ts';

const sources = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file));

const isNoTest = (file: string): boolean => !/\.test\.tsx?$/.test(file);

/** As a reader sees it: one kind of space and of apostrophe. */
const inOneNotation = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('’', "'");

/** On the screens of VS Code and GitHub. */
const ofOtherPrograms = new Set([
  ...['Git-opslagplaats klonen', 'Terminal', 'Nieuwe terminal', 'Taak uitvoeren'],
  ...['Broncodebeheer', 'Wijzigingen negeren'],
  ...['Code', 'Codespaces', 'Create codespace', 'Create pull request'],
]);

/** The names of all properties of a schema. */
const fieldNamesIn = (schema: JsonValue): string[] =>
  [schema]
    .flat()
    .flatMap((part) =>
      isObject(part)
        ? [...Object.keys(objectAt(part, 'properties')), ...Object.values(part).flatMap(fieldNamesIn)]
        : [],
    );

const textOf = (file: string): string => readFileSync(join(projectRoot, 'src', file), 'utf8');

describe('each block is complete', () => {
  test.each(blockTypes)('%s has a component and a test in a folder of its own name', (type) => {
    const files = readdirSync(join(projectRoot, 'src/view/blocks', type));
    expect(files).toContain(`${pascalCase(type)}.tsx`);
    expect(files.some((file) => file.endsWith('.test.tsx'))).toBe(true);
  });

  test('no folder of a block is without a schema', () => {
    const folders = readdirSync(join(projectRoot, 'src/view/blocks'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders).toEqual(blockTypes);
  });

  test('nothing is kept of a block that is gone: no picture, and after "npm run budgets" no weight', () => {
    const pictures = readdirSync(join(projectRoot, 'tests/browser/pictures/blocks'));
    const { weights }: { weights: { scripts: object } } = JSON.parse(
      readFileSync(join(projectRoot, 'budgets.json'), 'utf8'),
    );
    const pictured = pictures.map((file) => file.replace(/-\d+\.png$/, ''));
    const weighed = Object.keys(weights.scripts).flatMap((name) => /^block (.*)/.exec(name)?.[1] ?? []);
    expect(pictured.length).toBeGreaterThan(20);
    expect(weighed.length).toBeGreaterThan(20);
    expect([...pictured, ...weighed].filter((type) => !blockTypes.includes(type))).toEqual([]);
  });
});

describe('the house keeps its rules', () => {
  test('no file of tests mocks a module, which changes nothing of what an earlier one in its worker loaded', () => {
    const folders = ['src', 'supabase', 'tests', 'bench'];
    const mocking = folders
      .flatMap(ownPaths)
      .filter((file) => /\.test\.tsx?$/.test(file))
      .filter((file) => /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(join(projectRoot, file), 'utf8')));
    expect(mocking).toEqual([]);
  });

  test('the bundler reads no variables that the key of the built app leaves out', async () => {
    const { envDir } = await resolveConfig({ configFile: join(projectRoot, 'vite.config.ts') }, 'build');
    expect(envDir).toBe(false);
  });

  test('the bundler keeps nothing among the packages, which another user installed or two copies share', async () => {
    const { cacheDir } = await resolveConfig({ configFile: join(projectRoot, 'vite.config.ts') }, 'serve');
    expect(relative(projectRoot, cacheDir).replaceAll('\\', '/')).toBe('.cache/vite');
  });

  test('a container gets nothing that git does not keep either, such as leads', () => {
    const linesOf = (file: string): string[] =>
      readFileSync(join(projectRoot, file), 'utf8').trim().split('\n');
    const left = linesOf('.dockerignore').map((line) => line.replace('**/', ''));
    const ignored = linesOf('.gitignore').map((line) => line.replace(/\/$/, ''));
    expect(ignored.filter((name) => !left.includes(name))).toEqual([]);
  });

  test('what a scaffold asks to be written is written', () => {
    const asked = /(?:Zeg hier in één zin|Zeg hier wat|Say here in one sentence) [^.$;]*/g;
    const scaffolds = sources.filter((file) => file.startsWith('engine/authoring/scaffold/'));
    const texts = new Set(scaffolds.flatMap((file) => textOf(file).match(asked) ?? []));
    const written = [
      ...sources.filter((file) => !scaffolds.includes(file)).map((file) => `src/${file}`),
      ...readdirSync(join(projectRoot, 'docs/regels')).map((file) => `docs/regels/${file}`),
      ...readdirSync(join(projectRoot, 'schemas/blocks')).map((file) => `schemas/blocks/${file}`),
    ];
    const isLeft = (file: string): boolean => {
      const text = readFileSync(join(projectRoot, file), 'utf8');
      return [...texts].some((each) => text.includes(each));
    };
    expect(texts.size).toBeGreaterThan(4);
    expect(written.filter(isLeft)).toEqual([]);
  });

  test('messages to authors name blocks that are there', () => {
    const named = sources
      .filter((file) => file.startsWith('engine/') && isNoTest(file))
      .flatMap((file) =>
        [...textOf(file).matchAll(/(?:van type|blok) "([a-z]+(?:-[a-z]+)*)"/g)].map(([, type = '']) => ({
          file,
          type,
        })),
      );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter(({ type }) => !blockTypes.includes(type))).toEqual([]);
  });

  test('messages to authors, and the places that they point at, name fields that are there', async () => {
    const schemas = await readSchemas(join(projectRoot, 'schemas'));
    const names = new Set([...schemas.values()].flatMap(fieldNamesIn));
    const inMessages = /\b(?:veld|bij|in|als|of|uit|Haal|Zet|Geef) "([a-z][A-Za-z]+)"/g;
    const inPointers = /pointer\b.*?[`'](?:\$\{\w+\})?((?:\/[\w${}]+)+)[`']/g;
    const named = sources
      .filter((file) => /^engine\/(?:pipeline|text|authoring)\//.test(file) && isNoTest(file))
      .flatMap((file) => {
        const text = textOf(file);
        const pointed = [...text.matchAll(inPointers)].flatMap(([, pointer = '']) => pointer.split('/'));
        return [...[...text.matchAll(inMessages)].map(([, name = '']) => name), ...pointed]
          .filter((name) => /^[A-Za-z]+$/.test(name))
          .map((name) => ({ file, name }));
      });
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter(({ name }) => !names.has(name) && !blockTypes.includes(name))).toEqual([]);
  });

  test('code that the documentation names is there', () => {
    const code = /`((?:src|tests|scripts|supabase|schemas|bench|docs|\.github)\/[\w./-]+)`/g;
    const named = presentDocumentation.flatMap((file) =>
      [...readFileSync(join(projectRoot, file), 'utf8').matchAll(code)].map(([, path = '']) => path),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  });

  test('files and folders that the README of a folder names are there', () => {
    const paths = ['src', 'tests', 'schemas', 'bench'].flatMap(ownPaths);
    // What a build writes is not there before.
    const known = new Set([...paths.map((path) => basename(path)), 'dist']);
    const named = paths
      .filter((path) => basename(path) === 'README.md')
      .flatMap((readme) => {
        const text = readFileSync(join(projectRoot, readme), 'utf8');
        return [...text.matchAll(/`([\w./-]+(?:\/|\.tsx?|\.json))`/g)].map(([, name = '']) => ({
          readme,
          name,
        }));
      });
    expect(named.length).toBeGreaterThan(40);
    const isThere = (name: string): boolean =>
      known.has(basename(name)) || existsSync(join(projectRoot, name));
    expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
  });

  test('what was tried for speed stands in the documentation as the benchmarks write it', () => {
    const findings = readFileSync(join(projectRoot, 'bench/speed/findings.md'), 'utf8');
    const speed = readFileSync(join(projectRoot, 'docs/speed.md'), 'utf8');
    expect(speed.slice(speed.indexOf('## What was tried'))).toBe(findings);
  });

  test('what the guide for authors says to press or to look for is on their screens', () => {
    const schemas = readdirSync(join(projectRoot, 'schemas'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => readFileSync(join(projectRoot, 'schemas', file), 'utf8'));
    const tasks = readFileSync(join(projectRoot, '.vscode/tasks.json'), 'utf8');
    const screens = inOneNotation([...sources.filter(isNoTest).map(textOf), ...schemas, tasks].join('\n'));
    const guide = readFileSync(join(projectRoot, 'docs/handleiding.md'), 'utf8');
    const prose = inOneNotation(guide.replace(/```[\s\S]*?```|`[^`]*`/g, ''));
    const named = [...prose.matchAll(/(?<!\w)_([^_]+)_(?!\w)/g)].map(([, label = '']) => label);
    expect(named.length).toBeGreaterThan(40);
    // Of "Lever in: 1 pagina" and "Maak er … van" the rest varies; "+" is a sign of its own.
    const parts = named.flatMap((label) => label.split(/:.*|…| → |^\+/).map((part) => part.trim()));
    const missing = parts.filter((part) => !ofOtherPrograms.has(part) && !screens.includes(part));
    expect(missing).toEqual([]);
  });

  test('every package that is used has its reason in a decision', () => {
    const decisions = documentation
      .filter((file) => file.includes('decisions'))
      .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
      .join('\n');
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(projectRoot, 'package.json'), 'utf8'),
    );
    const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(packages.length).toBeGreaterThan(50);
    // Types go with their package; some scopes are named as a whole.
    const hasReason = (name: string): boolean =>
      name.startsWith('@types/') ||
      [name, name.replace(/\/.*/, '/*')].some((each) => decisions.includes(each));
    expect(packages.filter((name) => !hasReason(name))).toEqual([]);
  });

  test('every picture that the documentation names is there', () => {
    expect(namedPictures.length).toBeGreaterThan(5);
    expect(namedPictures.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('styled components are made in styles files only, so that the site has one style sheet', () => {
    const strays = sources.filter(
      (file) =>
        /^(view|studio)\//.test(file) && !file.endsWith('.styles.ts') && /import styled\b/.test(textOf(file)),
    );
    expect(strays).toEqual([]);
  });

  test('styles never depend on properties: what varies is an attribute', () => {
    const dynamic = sources.filter(
      (file) => file.endsWith('.styles.ts') && /\$\{\s*\(?\s*\{?[^}]*\}?\)?\s*=>/.test(textOf(file)),
    );
    expect(dynamic).toEqual([]);
  });

  test('styles use custom properties that are set', () => {
    const code = sources.filter(isNoTest).map(textOf).join('\n');
    const set = new Set([
      ...Array.from(code.matchAll(/(--[a-z][\w-]*)['"]?:/g), ([, name]) => name),
      ...Object.keys(brandColours.light).map((name) => `--${name}`),
    ]);
    const used = Array.from(code.matchAll(/var\((--[\w-]+)/g), ([, name]) => name);
    expect(used.length).toBeGreaterThan(400);
    expect(used.filter((name) => !set.has(name))).toEqual([]);
  });

  test('styles and scripts choose by attributes and values that something has', () => {
    const code = sources.filter(isNoTest).map(textOf).join('\n');
    const chosen = [...code.matchAll(/\[(data-[a-z-]+)(?:='?([a-z][\w-]*))?/g)];
    const elsewhere = code.replace(/\[data-[^\]]*\]/g, '');
    expect(chosen.length).toBeGreaterThan(100);
    const missing = chosen.filter(
      ([, name = '', value = '']) =>
        !elsewhere.includes(name) ||
        !(value === '' || elsewhere.includes(`'${value}'`) || elsewhere.includes(`"${value}"`)),
    );
    expect(missing.map(([selector]) => selector)).toEqual([]);
  });

  test('colours of the brand are written in one table', () => {
    const colour = /(?<![.\w])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w(-])/i;
    const own = /^(?:shared\/site\/brand-colours|view\/theme\/)/;
    // As search engines and social media show a page, and as the authors' pages about rules say, which this is generated from.
    const ofOthers = ['studio/pages/Pages.styles.ts', 'engine/diagnostics/rule-table.ts'];
    const strays = sources.filter(
      (file) => !own.test(file) && isNoTest(file) && !ofOthers.includes(file) && colour.test(textOf(file)),
    );
    expect(strays).toEqual([]);
  });

  test('no file is a barrel', () => {
    expect(sources.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });

  test.each([
    ['for Node', 'engine/pipeline/pipeline.ts', 'buildSite'],
    ['of the studio, which is there in development only', 'studio/Studio.tsx', 'Studio'],
  ])(
    'a module of the browser that reaches into a folder %s fails the build with the import chain',
    async (_folder, file, name) => {
      const entry = 'virtual:entry.ts';
      const failing = bundle({
        configFile: false,
        root: projectRoot,
        logLevel: 'silent',
        plugins: [
          browserGuard(projectRoot),
          {
            name: 'entry',
            resolveId: (id) => (id === entry ? join(projectRoot, 'src/browser/probe.ts') : null),
            load: (id) =>
              id.endsWith('probe.ts') ? `import { ${name} } from '../${file}'; console.log(${name});` : null,
          },
        ],
        build: { write: false, rolldownOptions: { input: entry } },
      });
      await expect(failing).rejects.toThrow(new RegExp(`src/browser/probe\\.ts\\s+src/${file}`));
    },
  );
});
