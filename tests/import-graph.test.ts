import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../scripts/project-root.ts';

/** The folders in their order: each may import what comes before it, and nothing that comes after it. */
const layers: readonly string[] = [
  'src/shared',
  'src/shared/json',
  'src/shared/text',
  'src/shared/lease',
  'src/shared/leads',
  'src/shared/calculator',
  'src/shared/page',
  'src/shared/site',
  'src/shared/authors',
  'src/engine/json',
  'src/engine/json/layout',
  'src/engine/json/messages',
  'src/engine/json/tree',
  'src/engine/json/edits',
  'src/engine/json/repair',
  'src/engine/text',
  'src/engine/diagnostics',
  'src/engine/schema',
  'src/engine/memo',
  'src/engine/assets',
  'src/engine/bundle',
  'src/engine/pipeline/1-load',
  'src/engine/pipeline/2-validate',
  'src/engine/pipeline/3-facts',
  'src/engine/pipeline/4-check',
  'src/engine/pipeline/5-resolve',
  'src/engine/pipeline/6-render',
  'src/engine/pipeline/7-write',
  'src/engine/pipeline',
  'src/engine/editing',
  'src/engine/authoring',
  'src/engine/dev',
  'src/studio/editor/store',
  'src/studio/editor/parts',
  'src/studio/editor/keys',
  'src/studio/editor/problems',
  'src/studio/editor/controls',
  'src/studio/editor/blocks',
  'src/studio/editor/preview',
  'src/studio/editor/code',
  'src/studio/editor/page',
  'src/studio/editor/hand-in',
  'src/studio/editor/versions',
  'src/studio/editor',
];

/** What a browser's worker can run: the editor checks pages with it while somebody types. */
const portable = [
  'src/shared',
  'src/engine/json',
  'src/engine/text',
  'src/engine/diagnostics',
  'src/engine/schema',
  'src/engine/pipeline/2-validate',
  'src/engine/pipeline/3-facts',
  'src/engine/pipeline/4-check',
  'src/engine/pipeline/5-resolve',
  'src/engine/editing',
];

/** The entry points of browsers, processes, threads and builds. */
const beginnings = [
  'bench/bench.ts',
  'bench/leads/writer.ts',
  'bench/servers/bare-server.mjs',
  'src/browser/block-scripts/rotating-hero.ts',
  'src/browser/edit-link.ts',
  'src/browser/loader.ts',
  'src/browser/main.tsx',
  'src/browser/problem-overlay.ts',
  'src/browser/unpublished-mark.ts',
  'src/engine/bundle/browser-guard.ts',
  'src/engine/bundle/run-bundle-app.ts',
  'src/engine/dev/bundle/run-bundle.ts',
  'src/engine/editing/worker.ts',
  'src/engine/pipeline/6-render/render-worker.ts',
  'src/studio/hydrate-studio.tsx',
  'src/studio/render-studio.tsx',
  'src/view/render.tsx',
  'src/view/styles.ts',
  'src/view/theme/styled-element.ts',
  'supabase/functions/outbox-worker/index.ts',
  'supabase/functions/send-contact-form/index.ts',
];

/** The commands of the package that only who changes code runs. */
const ofDevelopers = ['bench', 'generate', 'new-block', 'new-lead-form', 'new-rule', 'test'];

let modules: ICruiseResult['modules'];

beforeAll(async () => {
  const { output } = await cruise(['src', 'supabase/functions', 'scripts', 'bench'], {
    baseDir: projectRoot,
    tsPreCompilationDeps: true,
    // The parser that understands the version of TypeScript used here.
    parser: 'acorn',
    exclude: { path: '\\.test\\.tsx?$' },
    doNotFollow: { path: 'node_modules' },
  });
  if (typeof output === 'string') throw new Error('The import graph should be an object.');
  modules = output.modules;
});

const layerOf = (file: string): number =>
  layers.reduce((found, folder, layer) => {
    const isDeeper = folder.length > (layers[found]?.length ?? 0);
    return file.startsWith(`${folder}/`) && isDeeper ? layer : found;
  }, -1);

test('the graph holds the house, types included', () => {
  expect(modules.length).toBeGreaterThan(500);
  const imports = modules.find(({ source }) => source === 'src/shared/json/json-pointer.ts')?.dependencies;
  expect(imports?.map(({ resolved }) => resolved)).toContain('src/shared/json/json-value.ts');
});

test('nothing lies in the house that nothing but a test imports', () => {
  const unused = modules
    .filter(
      ({ source, dependents }) =>
        dependents.length === 0 && !/^scripts\/|^bench\/peers\/|\.d\.ts$/.test(source),
    )
    .map(({ source }) => source);
  expect(unused.sort()).toEqual(beginnings);
});

test('no import runs back up', () => {
  const upward = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => layerOf(source) >= 0 && layerOf(resolved) > layerOf(source))
      .map(({ resolved }) => `${source} imports ${resolved}`),
  );
  expect(upward).toEqual([]);
});

test.each(['src/shared', 'src/engine'])('the README of %s names its folders in this order', (room) => {
  const readme = readFileSync(join(projectRoot, room, 'README.md'), 'utf8');
  const inLayers = layers.filter((layer) => layer.startsWith(`${room}/`));
  const [order = ''] = /^(?:.* → .*|(?:\|.*\n)+)$/m.exec(readme) ?? [];
  const named = Array.from(order.matchAll(/`([\w/-]+?)\/?`/g), ([, name]) =>
    inLayers.find((layer) => [`${room}/${name}`, `${room}/pipeline/${name}`].includes(layer)),
  );
  expect(named).toEqual(inLayers.filter((layer) => named.includes(layer)));
  const folders = inLayers.filter((layer) => layer.split('/').length === 3);
  expect(folders.filter((folder) => !named.includes(folder))).toEqual([]);
});

test('no files import each other in a circle', () => {
  const circles = modules.flatMap(({ dependencies }) =>
    dependencies
      .filter(({ circular }) => circular)
      .map(({ cycle = [] }) =>
        cycle
          .map(({ name }) => name)
          .sort()
          .join(' '),
      ),
  );
  expect([...new Set(circles)]).toEqual([]);
});

/** What these modules run, and all that it imports, types aside. */
function reachedFrom(isBeginning: (source: string) => boolean): ICruiseResult['modules'] {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    const module = modules.find(({ source }) => source === file);
    for (const { resolved, typeOnly } of module?.dependencies ?? []) if (!typeOnly) visit(resolved);
  };
  for (const { source } of modules) if (isBeginning(source)) visit(source);
  return modules.filter(({ source }) => reached.has(source));
}

test('the steps from validate to resolve, and what they stand on, run in a browser', () => {
  const ofNode = reachedFrom((source) => portable.some((folder) => source.startsWith(`${folder}/`))).flatMap(
    ({ source, dependencies }) =>
      dependencies.filter(({ coreModule }) => coreModule).map(({ module }) => `${source} imports ${module}`),
  );
  expect(ofNode).toEqual([]);
});

test('servers and authors need no package of development, but for pictures of what changes', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  );
  const started = Object.entries(scripts)
    .filter(([name]) => !ofDevelopers.includes(name))
    .flatMap(([, command]) => command.match(/scripts\/[\w-]+\.ts$/) ?? []);
  expect(started.length).toBeGreaterThan(10);
  const ofDevelopment = reachedFrom(
    (source) => started.includes(source) || (beginnings.includes(source) && !source.startsWith('bench/')),
  ).flatMap(({ source, dependencies }) =>
    dependencies
      .filter(
        ({ resolved, dependencyTypes }) => dependencyTypes.includes('npm-dev') && !/@types\//.test(resolved),
      )
      .map(({ module }) => `${source} imports ${module}`),
  );
  expect(ofDevelopment).toEqual(['src/engine/authoring/changes/compare-pictures.ts imports playwright']);
});

test.each([
  'src/browser',
  'src/engine',
  'src/server',
  'src/studio',
  'src/view',
  'supabase/functions',
  'scripts',
  'bench',
])('the project of TypeScript in %s refers to none from which it imports nothing', (folder) => {
  const { references }: { references: { path: string }[] } = JSON.parse(
    readFileSync(join(projectRoot, folder, 'tsconfig.json'), 'utf8'),
  );
  const imported = modules
    .filter(({ source }) => source.startsWith(`${folder}/`))
    .flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved));
  const unused = references
    .map(({ path }) => join(folder, path).replaceAll('\\', '/'))
    .filter((other) => !imported.some((file) => file.startsWith(`${other}/`)));
  expect(unused).toEqual([]);
});
