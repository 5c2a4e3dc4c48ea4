import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { readBudgets } from '../../src/engine/bundle/budgets.ts';
import { Memo } from '../../src/engine/memo/memo.ts';
import { loadFiles } from '../../src/engine/pipeline/1-load/load.ts';
import { type SiteFolders, siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import type { BuildOptions } from '../../src/engine/pipeline/build-options.ts';
import { buildSite } from '../../src/engine/pipeline/pipeline.ts';
import { buildWhenStale, isUpToDate } from '../../src/engine/pipeline/up-to-date.ts';
import { isError } from '../../src/shared/authors/severity.ts';
import { gitIn } from '../git-in.ts';
import { replaceIn } from '../working-copy.ts';
import { silentProgress } from './silent-progress.ts';

const folder = mkdtempSync(join(tmpdir(), 'incremental-'));
const out = join(folder, 'dist');
let folders: SiteFolders;

type Settings = Pick<BuildOptions, 'siteUrl' | 'hasSocialPictures' | 'compression'>;
let settings: Settings = { hasSocialPictures: false, compression: 'none' };

beforeAll(async () => {
  cpSync(join(import.meta.dirname, 'base/pages'), join(folder, 'pages'), { recursive: true });
  write('public/images/tekening.svg', drawing('#111111'));
  write('public/los.txt', 'een');
  write('pages/_shared/oproep.json', {
    type: 'call-to-action',
    title: 'Bel {phone}',
    text: 'Wij nemen op.',
    actions: [{ label: 'Lader', href: '/equipment/lader' }],
  });
  write('pages/_glossary.json', { items: [{ title: 'looptijd', text: 'Zo lang loopt het.' }] });
  write(
    'pages/equipment/index.json',
    page('Equipment', [{ type: 'page-cards', title: 'Alles', linkLabel: 'Meer', allTitle: 'Lijst' }]),
  );
  write('pages/equipment/kipper.json', {
    ...page('Kipper', [{ type: 'text-section', title: 'Lading', text: [words] }, { shared: 'oproep' }]),
    card: { title: 'Kipper', description: 'Voor **zand**.', features: ['Sterk'], image },
    aliases: ['/kipper'],
    movedFrom: ['/oud'],
  });
  write('pages/equipment/lader.json', {
    ...page('Lader', [{ type: 'lease-calculator', id: 'reken', title: 'Reken' }]),
    name: 'Lader',
  });
  folders = siteFolders(projectRoot, join(folder, 'pages'));
  await buildGood(out);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const day = 24 * 60 * 60 * 1000;

const words =
  'Deze tekst staat er alleen om lang genoeg te zijn, en wie hem leest, heeft daarna nog steeds geen idee wat er te koop is. Er volgt nog een zin, die over niets gaat dan over het aantal woorden dat een pagina volgens de controle moet hebben om iemand te helpen.';
const image = { src: '/images/tekening.svg', alt: 'Een tekening van een kipper' };

function page(title: string, blocks: object[]): Record<string, unknown> {
  return {
    metadata: { title, description: `${title}: ${words}`.slice(0, 150) },
    blocks: [{ type: 'hero', title, text: `${title}. ${words}`, image }, ...blocks],
  };
}

function drawing(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30"><path fill="${colour}" d="M0 0h40v30z"/></svg>`;
}

function write(name: string, content: string | object): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
}

function optionsFor(into: string): BuildOptions {
  return { folders, out: into, progress: silentProgress, ...settings };
}

async function buildGood(into: string): Promise<void> {
  const built = await buildWhenStale(optionsFor(into));
  const errors = built?.problems.filter(isError) ?? [];
  expect(errors.map(({ file, message }) => `${file} ${message}`)).toEqual([]);
}

/** Changes what a file of the site says. */
const replace = (name: string, before: string, after: string): void =>
  replaceIn(join(folder, name), before, after);

/** Every file below a folder with its bytes. */
function filesIn(root: string): Map<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = entries.map((entry) => relative(root, join(entry.parentPath, entry.name))).sort();
  return new Map(names.map((name) => [name, readFileSync(join(root, name), 'base64')]));
}

/** The pages whose files are other files than before a change. */
async function rewrittenBy(change: () => void): Promise<string[]> {
  const pages = [...filesIn(out).keys()].filter((name) => name.endsWith('.html'));
  const before = new Map(pages.map((name) => [name, statSync(join(out, name)).ino]));
  change();
  await buildGood(out);
  return pages.filter((name) => {
    return statSync(join(out, name), { throwIfNoEntry: false })?.ino !== before.get(name);
  });
}

async function cleanBuild(): Promise<Map<string, string>> {
  const other = join(folder, 'clean');
  rmSync(other, { recursive: true, force: true });
  await buildGood(other);
  return filesIn(other);
}

const search = {
  type: 'page-search',
  id: 'zoeken',
  title: 'Wat zoek je?',
  fieldLabel: 'Machine of voertuig',
  buttonLabel: 'Zoek',
  path: '/equipment',
  allTitle: 'Of kies uit de lijst',
  help: { text: 'Staat het er niet bij?', link: { label: 'Stel je vraag', href: '/contact' } },
};

const kipper = ['equipment/kipper.html', 'kipper.html'];
const all = [
  '404.html',
  'contact.html',
  'equipment.html',
  'equipment/lader.html',
  'index.html',
  ...kipper,
].sort();

/** A change, and the pages that it concerns. */
const changes: [string, () => void, string[]][] = [
  [
    'a text of a page',
    () => replace('pages/equipment/lader.json', 'Lader. Deze', 'Lader? Deze'),
    ['equipment/lader.html'],
  ],
  [
    'the name of a page, in a breadcrumb',
    () => replace('pages/equipment/lader.json', '"name":"Lader"', '"name":"Laadschop"'),
    ['equipment.html', 'equipment/lader.html'],
  ],
  [
    'the title of a hub without a name',
    () => replace('pages/equipment/index.json', '{"title":"Equipment"', '{"title":"Materieel"'),
    ['equipment.html', 'equipment/lader.html', ...kipper],
  ],
  [
    'the name of a hub',
    () => replace('pages/equipment/index.json', '"metadata"', '"name":"Machines","metadata"'),
    ['equipment.html', 'equipment/lader.html', ...kipper],
  ],
  [
    'a card, on the hub and in the menu',
    () =>
      replace(
        'pages/equipment/kipper.json',
        '"title":"Kipper","description":"Voor',
        '"title":"Kiepwagen","description":"Voor',
      ),
    all,
  ],
  [
    'a shared block',
    () => replace('pages/_shared/oproep.json', 'Wij nemen op.', 'Wij bellen terug.'),
    kipper,
  ],
  [
    'the glossary',
    () => replace('pages/_glossary.json', 'Zo lang loopt het.', 'De duur.'),
    ['equipment/lader.html'],
  ],
  [
    'the example of a page, on its hub',
    () =>
      replace(
        'pages/equipment/kipper.json',
        '{"type":"text-section"',
        '{"type":"lease-calculator","title":"Reken","priceExample":9000},{"type":"text-section"',
      ),
    ['equipment.html', ...kipper],
  ],
  ['a value of the site', () => replace('pages/_site.json', '026-000 00 00', '026-000 00 01'), all],
  [
    'a picture',
    () => write('public/images/tekening.svg', drawing('#222222')),
    ['equipment.html', 'equipment/lader.html', ...kipper],
  ],
  ['a public file', () => write('public/los.txt', 'twee'), []],
  ['an old address', () => replace('pages/equipment/kipper.json', '"/oud"', '"/ouder"'), []],
  [
    'a further path',
    () => replace('pages/equipment/kipper.json', '"/kipper"', '"/kippers"'),
    ['kipper.html'],
  ],
  [
    'a further path that another page takes over',
    () => {
      replace('pages/equipment/kipper.json', '"aliases":["/kippers"],', '');
      replace('pages/equipment/lader.json', '{"metadata"', '{"aliases":["/kippers"],"metadata"');
    },
    ['kippers.html'],
  ],
  ['a new page', () => write('pages/equipment/zaag.json', page('Zaag', [])), ['equipment.html']],
  [
    'a page that is gone',
    () => rmSync(join(folder, 'pages/equipment/zaag.json')),
    ['equipment.html', 'equipment/zaag.html'],
  ],
  ['a draft', () => write('pages/equipment/zaag.json', { ...page('Zaag', []), draft: true }), []],
  [
    'a draft that is published',
    () => replace('pages/equipment/zaag.json', '"draft":true', '"draft":false'),
    ['equipment.html'],
  ],
  [
    'a page that is over',
    () => replace('pages/equipment/zaag.json', '"draft":false', '"until":"2020-01-31"'),
    ['equipment.html', 'equipment/zaag.html'],
  ],
  ['an ended page that is gone', () => rmSync(join(folder, 'pages/equipment/zaag.json')), []],
  [
    'a page that lists what stands two steps below it',
    () => replace('pages/index.json', '    }\n  ]', `    },${JSON.stringify(search)}]`),
    ['index.html'],
  ],
  [
    'the name of a page two steps below',
    () => replace('pages/equipment/lader.json', '"name":"Laadschop"', '"name":"Schop"'),
    ['equipment.html', 'equipment/lader.html', 'index.html', 'kippers.html'],
  ],
  [
    'the address of the site',
    () => {
      settings = { ...settings, siteUrl: 'https://elders.example' };
    },
    [...all.filter((name) => name !== 'kipper.html'), 'kippers.html'].sort(),
  ],
  [
    'pictures for sharing',
    () => {
      settings = { ...settings, hasSocialPictures: true };
    },
    [...all.filter((name) => name !== 'kipper.html' && name !== '404.html'), 'kippers.html'].sort(),
  ],
  [
    'compressed forms',
    () => {
      settings = { ...settings, compression: 'quick' };
    },
    [...all.filter((name) => name !== 'kipper.html'), 'kippers.html'].sort(),
  ],
];

describe('a build after a change of', () => {
  test.each(changes)(
    '%s gives what a clean build gives, and rewrites no other page',
    async (_, change, pages) => {
      const rewritten = await rewrittenBy(change);
      expect(filesIn(out)).toEqual(await cleanBuild());
      expect(rewritten.sort()).toEqual([...pages].sort());
    },
  );
});

test('a page that changes during a build is as it was when it was read, and is seen by the next build', async () => {
  const loaded = loadFiles({ pagesFolder: folders.pages });
  const before = filesIn(out);
  replace('pages/equipment/lader.json', 'Lader? Deze', 'Lader! Deze');
  await buildSite({ ...optionsFor(out), loaded });
  expect(filesIn(out)).toEqual(before);
  expect(await rewrittenBy(() => {})).toEqual(['equipment/lader.html', 'kippers.html']);
});

test('a file that changed during a build, and back after it, is built again', async () => {
  const site = join(folder, 'meanwhile');
  cpSync(join(import.meta.dirname, 'base'), site, { recursive: true });
  const built = join(site, 'dist');
  const say = (word: string): void => write('meanwhile/public/los.txt', word);
  say('een');
  const options = { ...optionsFor(built), folders: siteFolders(projectRoot, join(site, 'pages')) };
  await buildWhenStale({ ...options, progress: { ...silentProgress, step: () => say('anders') } });
  say('een');
  await buildWhenStale(options);
  expect(readFileSync(join(built, 'los.txt'), 'utf8')).toBe('een');
  expect(await isUpToDate(options)).toBe(true);
});

test('nothing is done when nothing changed, and all when somebody else wrote the folder', async () => {
  const small = join(folder, 'small');
  cpSync(join(import.meta.dirname, 'base'), small, { recursive: true });
  const built = join(small, 'dist');
  const options = {
    folders: siteFolders(projectRoot, join(small, 'pages')),
    out: built,
    hasSocialPictures: false,
    progress: silentProgress,
  };
  const isDone = async (): Promise<boolean> => (await buildWhenStale(options)) !== undefined;
  const warnings = async () => (await buildWhenStale(options))?.problems.map(({ rule }) => rule);
  expect(await isDone()).toBe(true);
  const site = filesIn(built);
  expect(await isDone()).toBe(false);
  rmSync(built, { recursive: true });
  cpSync(out, built, { recursive: true });
  expect(await isDone()).toBe(true);
  expect(filesIn(built)).toEqual(site);

  // The sitemap has the day of a page's last commit.
  for (const args of ['init --quiet', 'add .', 'commit --quiet --message Site'])
    gitIn(small, args.split(' '));
  expect(await isDone()).toBe(true);
  expect(await isDone()).toBe(false);

  // Pages begin and end on a day.
  expect(await isUpToDate(options)).toBe(true);
  vi.useFakeTimers({ now: Date.now() + day });
  expect(await isUpToDate(options)).toBe(false);
  vi.useRealTimers();

  // A word that is no longer in the list of words is reported again.
  replace('small/pages/_words.txt', 'equipment', '# equipment');
  expect(new Set(await warnings())).toEqual(new Set(['spelling-error']));
  replace('small/pages/_words.txt', '# equipment', 'equipment');
  expect(await warnings()).toEqual([]);

  replace('small/pages/contact.json', '"title": "Contact",', `"title": "Contact ${'en meer '.repeat(7)}",`);
  expect(await warnings()).toEqual(['title-length']);
  expect(await warnings()).toEqual(['title-length']);
});

test('pages that did not change are weighed again when they may weigh less', async () => {
  const into = join(folder, 'weighed');
  const options = { ...optionsFor(into), compression: 'quick', hasSocialPictures: false } as const;
  const budgets = readBudgets(projectRoot);
  const limits = { ...budgets.limits, pageData: 100 };
  const heavy = async (settings: Partial<BuildOptions>): Promise<string[]> => {
    const { problems } = await buildSite({ ...options, ...settings });
    return problems.filter(({ rule }) => rule === 'page-budget').map(({ file }) => basename(file));
  };
  expect(await heavy({})).toEqual([]);
  const found = await heavy({ budgets: { ...budgets, limits } });
  expect(found.sort()).toEqual([
    '404.json',
    'contact.json',
    'index.json',
    'index.json',
    'kipper.json',
    'lader.json',
  ]);
});

// No disk can be filled here, so the write that finds no space is simulated.
test('a build without space for what it learned leaves the previous site', async () => {
  const into = join(folder, 'full');
  await buildGood(into);
  const before = filesIn(into);
  replace('pages/equipment/lader.json', 'Lader', 'Wiellader');
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  // The check keeps what it learned first.
  const save = vi.spyOn(Memo.prototype, 'save').mockResolvedValueOnce().mockRejectedValueOnce(full);
  await expect(buildSite(optionsFor(into))).rejects.toThrow(full);
  save.mockRestore();
  expect(filesIn(into)).toEqual(before);
  await buildGood(into);
  expect(filesIn(into)).not.toEqual(before);
});
