import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LiveContent } from '../../src/engine/dev/live-content.ts';
import { StudioScreens } from '../../src/engine/dev/screens/studio-screens.ts';
import { exampleFolders } from '../example-site.ts';

it('stops weighing pages once nobody waits for their weights', async () => {
  const live = new LiveContent(exampleFolders);
  await live.refresh();
  const gone = new AbortController();
  const loader = {
    ssrLoadModule: (path: string) => {
      if (path.endsWith('styles.ts')) gone.abort();
      return import(path);
    },
  };
  const screens = new StudioScreens(loader, live, exampleFolders);
  const query = new URLSearchParams('gewogen=ja');
  const screen = await screens.at('/paginas', { query, gone: gone.signal });
  const weights = screen.name === 'pages' ? screen.list.pages.map(({ size }) => size !== undefined) : [];
  expect(weights.length).toBeGreaterThan(2);
  expect(weights).toEqual(weights.map((_weight, at) => at === 0));
});

it('weighs a page again once the colours of the site have changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'colours-'));
  const folders = { ...exampleFolders, pages: join(folder, 'pages') };
  cpSync(exampleFolders.pages, folders.pages, { recursive: true });
  const live = new LiveContent(folders);
  const screens = new StudioScreens({ ssrLoadModule: (path) => import(path) }, live, folders);
  const weighed = async (): Promise<number> => {
    await live.refresh();
    const { signal } = new AbortController();
    const screen = await screens.at('/paginas/contact', { query: new URLSearchParams(), gone: signal });
    return (screen.name === 'page' && screen.page.size?.plain) || 0;
  };
  const before = await weighed();
  const file = join(folders.pages, '_site.json');
  const { brand, ...values } = JSON.parse(readFileSync(file, 'utf8'));
  const { carrot, ...colours } = brand.colours;
  writeFileSync(file, JSON.stringify({ ...values, brand: { ...brand, colours } }));
  expect(await weighed()).toBeLessThanOrEqual(before - carrot.length);
  rmSync(folder, { recursive: true });
});

it('weighs a page once its scripts build again', async () => {
  let { root } = exampleFolders;
  const folders = {
    ...exampleFolders,
    get root() {
      return root;
    },
  };
  const live = new LiveContent(exampleFolders);
  await live.refresh();
  const screens = new StudioScreens({ ssrLoadModule: (path) => import(path) }, live, folders);
  const asked = { query: new URLSearchParams(), gone: new AbortController().signal };
  root = join(tmpdir(), 'without-scripts');
  await expect(screens.at('/paginas/contact', asked)).rejects.toThrow('ENOENT');
  root = exampleFolders.root;
  expect(await screens.at('/paginas/contact', asked)).toMatchObject({
    name: 'page',
    page: { size: expect.anything() },
  });
});

it.each(['', '/blokken', '/blokken/hero', '/paginas', '/paginas/contact', '/bewerken'])(
  'has the screen at “%s” while nobody could read the values of the site yet',
  async (path) => {
    const folder = mkdtempSync(join(tmpdir(), 'without-values-'));
    const folders = { ...exampleFolders, pages: join(folder, 'pages') };
    cpSync(exampleFolders.pages, folders.pages, { recursive: true });
    writeFileSync(join(folders.pages, '_site.json'), '{ "company": ');
    const live = new LiveContent(folders);
    await live.refresh();
    const screens = new StudioScreens({ ssrLoadModule: (path) => import(path) }, live, folders);
    const query = new URLSearchParams({ gewogen: 'ja', bestand: '_site.json' });
    const { name } = await screens.at(path, { query, gone: new AbortController().signal });
    expect(name).not.toBe('missing');
    rmSync(folder, { recursive: true });
  },
);

it('leads to the documents that pages share, where they are there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'without-glossary-'));
  const folders = { ...exampleFolders, pages: join(folder, 'pages') };
  cpSync(exampleFolders.pages, folders.pages, { recursive: true });
  rmSync(join(folders.pages, '_glossary.json'));
  const sharedOf = async (site: typeof exampleFolders): Promise<readonly string[]> => {
    const live = new LiveContent(site);
    await live.refresh();
    const screens = new StudioScreens({ ssrLoadModule: (path) => import(path) }, live, site);
    const { signal } = new AbortController();
    const screen = await screens.at('/paginas', { query: new URLSearchParams(), gone: signal });
    return screen.name === 'pages' ? screen.single : [];
  };
  expect(await sharedOf(exampleFolders)).toEqual(['site', 'glossary']);
  expect(await sharedOf(folders)).toEqual(['site']);
  rmSync(folder, { recursive: true });
});
