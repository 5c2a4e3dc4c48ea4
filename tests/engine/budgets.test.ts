import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { type Budgets, type Limits, readBudgets } from '../../src/engine/bundle/budgets.ts';
import { LiveContent } from '../../src/engine/dev/live-content.ts';
import { StudioScreens } from '../../src/engine/dev/screens/studio-screens.ts';
import type { Diagnostic } from '../../src/engine/diagnostics/diagnostic.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import { type CheckedSite, checkSite } from '../../src/engine/pipeline/check-site.ts';
import { buildSite } from '../../src/engine/pipeline/pipeline.ts';
import { weighPages } from '../../src/engine/pipeline/weigh-pages.ts';
import { silentProgress } from './silent-progress.ts';

const own = readBudgets(projectRoot);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budgets-'));
  cpSync(join(import.meta.dirname, 'base/pages'), join(folder, 'pages'), { recursive: true });
});

afterEach(() => {
  expect(existsSync(join(folder, 'dist'))).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});

function buildWith(budgets: Budgets): Promise<CheckedSite> {
  const folders = siteFolders(projectRoot, join(folder, 'pages'));
  const out = join(folder, 'dist');
  return buildSite({ folders, out, budgets, hasSocialPictures: false, progress: silentProgress });
}

const withLimits = (limits: Partial<Limits>): Budgets => ({ ...own, limits: { ...own.limits, ...limits } });

test('the list of pages weighs a page with a photo as the check does', async () => {
  const photo = sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#b07030' } });
  const file = join(folder, 'pages/contact.json');
  const shown = '"image": { "src": "/images/foto.jpg", "alt": "Een foto" },';
  mkdirSync(join(folder, 'public/images'), { recursive: true });
  writeFileSync(join(folder, 'public/images/foto.jpg'), await photo.jpeg().toBuffer());
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      '"title": "Contact",\n      "text"',
      `"title": "Contact",\n${shown}"text"`,
    ),
  );

  const folders = siteFolders(projectRoot, join(folder, 'pages'));
  const { limits } = withLimits({ content: 1 });
  const [problem] = (
    await weighPages(await checkSite(folders), { folders, limits, progress: silentProgress })
  ).filter((each) => each.file.endsWith('contact.json'));
  const weight = Number(/([\d.]+) bytes;/.exec(problem?.message ?? '')?.[1]?.replace('.', ''));

  const live = new LiveContent(folders);
  await live.refresh();
  const screens = new StudioScreens({ ssrLoadModule: (path) => import(path) }, live, folders);
  const { signal } = new AbortController();
  const screen = await screens.at('/paginas/contact', { query: new URLSearchParams(), gone: signal });
  const size = screen.name === 'page' ? screen.page.size?.compressed : undefined;
  expect(Math.abs((size ?? 0) / weight - 1)).toBeLessThan(0.01);
});

describe('a build fails, and publishes nothing, when', () => {
  test.each<[string, Partial<Limits>, RegExp]>([
    ['a document', { content: 90 }, /^De pagina is na compressie [\d.]+ bytes; dat mogen er 90 zijn\.$/],
    [
      'the data of a page',
      { pageData: 10 },
      /^De pagina is na compressie [\d.]+ bytes; dat mogen er 10 zijn\.$/,
    ],
  ])('%s is too heavy: its author hears what to shorten, from the check too', async (_, limits, message) => {
    const { problems } = await buildWith(withLimits(limits));
    const problem = problems.find(({ file }) => file.endsWith('pages/contact.json'));
    expect(problem?.rule).toBe('page-budget');
    expect(problem?.message).toMatch(message);
    expect(problem?.hint).toMatch(/^Maak de langste blokken korter: "hero" \([\d.]+ tekens\)/);

    const folders = siteFolders(projectRoot, join(folder, 'pages'));
    const checked = await checkSite(folders);
    const weights = { limits: withLimits(limits).limits, hasSocialPictures: false };
    const options = { folders, ...weights, progress: silentProgress };
    expect(await weighPages(checked, options)).toEqual(
      problems.filter(({ rule }) => rule === 'page-budget').sort(byFile),
    );
  });

  test.each<[string, Budgets, RegExp]>([
    [
      'the loader',
      withLimits({ loader: 10 }),
      /The loader in every document: \d+, at most 10 \(\d+ too much\)/,
    ],
    [
      'the script of a first use',
      withLimits({ script: 1000 }),
      /first use \(compressed\): \d+, at most 1000/,
    ],
    ['a font', withLimits({ fontFiles: 1, fonts: 9 }), /fonts of a first load: \d+, at most 9/],
    ['a library', grown('scripts', 'react-dom'), /react-dom \(script\): \d+, at most \d+/],
    ['the script of a block', grown('scripts', 'block faq'), /block faq \(script\): \d+, at most \d+/],
    ['the styles of a block', grown('styles', 'table'), /table \(styles\): \d+, at most \d+/],
  ])('%s is too heavy: the developer hears what, how much, and the way out', async (_, budgets, message) => {
    const failure = buildWith(budgets);
    await expect(failure).rejects.toThrow(message);
    await expect(failure).rejects.toThrow('npm run budgets');
  });
});

function byFile(one: Diagnostic, other: Diagnostic): number {
  return one.file < other.file ? -1 : 1;
}

/** Budgets of a time when a part weighed half of what it weighs now. */
function grown(kind: 'scripts' | 'styles', part: string): Budgets {
  const weight = own.weights[kind][part] ?? 0;
  const weights = { ...own.weights, [kind]: { ...own.weights[kind], [part]: Math.round(weight / 2) } };
  return { ...own, weights };
}
