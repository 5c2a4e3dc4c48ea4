import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import { buildSite } from '../../src/engine/pipeline/pipeline.ts';
import { isError } from '../../src/shared/authors/severity.ts';
import { silentProgress } from './silent-progress.ts';

const folder = mkdtempSync(join(tmpdir(), 'publication-'));
const out = join(folder, 'dist');
const hub = join(folder, 'pages/equipment/index.json');

/** A page below the hub that is public at some times only. */
const seasons: Record<string, object> = {
  concept: { draft: true },
  zomer: { from: '2030-06-01', until: '2030-08-31', aliases: ['/zomer'], movedFrom: ['/zomeractie'] },
};

beforeAll(() => {
  cpSync(join(import.meta.dirname, 'base'), folder, { recursive: true });
  const base = JSON.parse(readFileSync(hub, 'utf8'));
  for (const [name, publication] of Object.entries(seasons)) {
    const description = `De pagina ${name}: ${base.metadata.description}`.slice(0, 150);
    const metadata = { title: `De pagina ${name}`, description };
    const card = { title: `Kaart ${name}`, description: 'Alleen dan.', features: ['Tijdelijk'] };
    const [hero] = base.blocks;
    const text = hero.text.replace('Op deze plek', `In de pagina ${name}`);
    const page = { ...base, metadata, card, ...publication, blocks: [{ ...hero, title: name, text }] };
    writeFileSync(join(folder, `pages/equipment/${name}.json`), JSON.stringify(page));
  }
  const cards = { type: 'page-cards', title: 'Alles', linkLabel: 'Meer', allTitle: 'Lijst' };
  writeFileSync(hub, JSON.stringify({ ...base, blocks: [...base.blocks, cards] }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What visitors find of the pages below the hub on a day. */
async function seenOn(day: string): Promise<object> {
  const { problems } = await buildSite({
    folders: siteFolders(projectRoot, join(folder, 'pages')),
    out,
    today: day,
    progress: silentProgress,
    hasSocialPictures: false,
    compression: 'none',
  });
  expect(problems.filter(isError)).toEqual([]);
  const read = (name: string): string => readFileSync(join(out, name), 'utf8');
  return {
    files: readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?:concept|zomer)\.(?:html|json)$/.test(name),
    ).length,
    cards: [...read('equipment.html').matchAll(/<h3[^>]*>(?:<[^>]+>)?(Kaart \w+)/g)].map(
      ([, title]) => title,
    ),
    sitemap: /concept|zomer/.exec(read('sitemap.xml'))?.[0],
    searched: /\/(?:concept|zomer)"/.exec(read('search.data.json'))?.[0],
    named: /Kaart \w+/.exec(read('index.html'))?.[0],
    redirects: read('_redirects').trim().split('\n'),
  };
}

test('a page begins and ends on its day, and a draft is nowhere', async () => {
  const nowhere = { files: 0, cards: [], sitemap: undefined, searched: undefined, named: undefined };
  const seen = {
    files: 4,
    cards: ['Kaart zomer'],
    sitemap: 'zomer',
    searched: '/zomer"',
    named: 'Kaart zomer',
  };
  expect(await seenOn('2030-05-31')).toEqual({ ...nowhere, redirects: [''] });
  expect(await seenOn('2030-06-01')).toEqual({
    ...seen,
    redirects: ['/zomeractie /equipment/zomer 301'],
  });
  expect(await seenOn('2030-08-31')).toMatchObject(seen);
  expect(await seenOn('2030-09-01')).toEqual({
    ...nowhere,
    redirects: ['/equipment/zomer /equipment 302', '/zomer /equipment 302', '/zomeractie /equipment 302'],
  });
});
