import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isError } from '../../shared/authors/severity.ts';
import { siteFolders } from '../pipeline/1-load/site-folders.ts';
import { LiveContent } from './live-content.ts';
import { redirectOf, routeAt } from './shown-addresses.ts';

const root = join(import.meta.dirname, '../../..');
let folder: string;
let live: LiveContent;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'live-'));
  cpSync(join(root, 'tests/engine/base/pages'), join(folder, 'pages'), { recursive: true });
  mkdirSync(join(folder, 'public/images'), { recursive: true });
  live = new LiveContent(siteFolders(root, join(folder, 'pages')));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function change(name: string, fields: object): void {
  const file = join(folder, 'pages', name);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...fields }));
}

function rewrite(name: string, change: (text: string) => string): void {
  const file = join(folder, 'pages', name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

it('knows the page of every address, and where an old one leads', async () => {
  change('contact.json', { aliases: ['/hulp'], movedFrom: ['/bel-ons'] });
  await live.refresh();
  expect(
    ['/contact', '/hulp', '/bel-ons', '/niets'].map((address) => routeAt(address, live.shown?.index)),
  ).toEqual(['/contact', '/contact', undefined, undefined]);
  expect(
    ['/contact', '/hulp', '/bel-ons', '/contact%23vraag', '/bel-ons).', '/niets.'].map((address) =>
      redirectOf(address, live.shown?.index),
    ),
  ).toEqual([undefined, undefined, '/contact', '/contact#vraag', '/contact', undefined]);
});

it('ends with what was written last, also when an earlier change takes longer to read', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#fff', noise } });
  await photo.jpeg().toFile(join(folder, 'public/images/groot.jpg'));
  const { metadata } = JSON.parse(readFileSync(join(folder, 'pages/contact.json'), 'utf8'));
  change('contact.json', { metadata: { ...metadata, ogImage: '/images/groot.jpg' }, name: 'Eerst' });
  const first = live.refresh();
  await new Promise((resolve) => setTimeout(resolve, 100));
  change('contact.json', { metadata, name: 'Daarna' });
  await Promise.all([first, live.refresh()]);
  expect(live.resolve('/contact')?.page.breadcrumbs.at(-1)?.label).toBe('Daarna');
});

describe('a mistake hides nothing but itself', () => {
  const shownTitle = (path: string): unknown => live.resolve(path)?.page.blocks[0];
  const hero = (title: string): object => ({
    blocks: [{ type: 'hero', title, text: 'Wat er op deze kleine pagina staat.' }],
  });
  const mistakes: [string, () => void][] = [
    ['no JSON', () => writeFileSync(join(folder, 'pages/contact.json'), '{ "metadata": [')],
    ['a comma too many', () => rewrite('contact.json', (text) => text.replace('{', '{,'))],
    ['blocks in Dutch', () => rewrite('contact.json', (text) => text.replace('"blocks"', '"blokken"'))],
    ['another type of block than there is', () => change('contact.json', { blocks: [{ type: 'hreo' }] })],
    ['a shared block that is not there', () => change('contact.json', { blocks: [{ shared: 'weg' }] })],
    ['site values that are no JSON', () => writeFileSync(join(folder, 'pages/_site.json'), '{ "company"')],
  ];

  it('says once, in each file, what is wrong in many places of it', async () => {
    for (const name of ['contact.json', 'equipment/index.json'])
      rewrite(name, (text) => text.replaceAll(/"(title|name)":/g, '“$1”:'));
    await live.refresh();
    const curly = live.problems.filter(({ rule }) => rule === 'json-syntax');
    expect(
      curly.map(({ file, hint }) => [file.split('pages/').at(-1), /Ook op regel/.test(hint ?? '')]),
    ).toEqual([
      ['contact.json', true],
      ['equipment/index.json', true],
    ]);
  });

  it.each(mistakes)('made while the site is open: %s', async (_name, make) => {
    await live.refresh();
    make();
    change('equipment/index.json', hero('Nieuwe kop'));
    await live.refresh();
    expect(live.problems.some(isError)).toBe(true);
    expect(shownTitle('/equipment')).toMatchObject({ title: 'Nieuwe kop' });
    expect(shownTitle('/contact')).toMatchObject({ title: 'Contact' });
  });

  it.each(mistakes.slice(0, -1))('there from the start: %s', async (_name, make) => {
    make();
    await live.refresh();
    expect(shownTitle('/equipment')).toMatchObject({ type: 'hero' });
    expect([live.resolve('/contact'), live.versionOf('/contact')]).toEqual([undefined, 'none']);
  });

  it('says which version of a page it shows, and follows it when it is fixed or removed', async () => {
    await live.refresh();
    expect(live.versionOf('/contact')).toBe('present');
    change('contact.json', { blocks: [{ shared: 'weg' }] });
    await live.refresh();
    expect(live.versionOf('/contact')).toBe('earlier');
    change('contact.json', hero('Weer goed'));
    await live.refresh();
    expect([live.versionOf('/contact'), shownTitle('/contact')]).toMatchObject([
      'present',
      { title: 'Weer goed' },
    ]);
    rmSync(join(folder, 'pages/contact.json'));
    await live.refresh();
    expect([live.versionOf('/contact'), live.resolve('/contact')]).toEqual([undefined, undefined]);
    // What was removed is not shown again for a new file that has a mistake.
    writeFileSync(join(folder, 'pages/contact.json'), JSON.stringify({ blocks: [{ shared: 'weg' }] }));
    await live.refresh();
    expect([live.versionOf('/contact'), live.resolve('/contact')]).toEqual(['none', undefined]);
  });

  it('shows no page whose shared block went, and shows it again when that is back', async () => {
    const [shared, aside] = ['pages/_shared/proef.json', 'aside.json'].map((name) => join(folder, name));
    mkdirSync(join(folder, 'pages/_shared'), { recursive: true });
    writeFileSync(shared ?? '', JSON.stringify({ type: 'notice', title: 'Let op', text: 'Dit staat er.' }));
    change('contact.json', { blocks: [{ shared: 'proef' }] });
    await live.refresh();
    renameSync(shared ?? '', aside ?? '');
    await live.refresh();
    expect(live.resolve('/contact')).toBeUndefined();
    renameSync(aside ?? '', shared ?? '');
    await live.refresh();
    expect(shownTitle('/contact')).toMatchObject({ title: 'Let op' });
  });

  it('shows a page with a dead link as it is written', async () => {
    change('contact.json', hero('[Weg](/nergens)'));
    await live.refresh();
    expect([live.versionOf('/contact'), shownTitle('/contact')]).toMatchObject([
      'present',
      { title: '[Weg](/nergens)' },
    ]);
  });

  it.each([
    ['has no pages any more', 'pages', undefined, /pages" bestaat niet\. Zet die terug/],
    ['has a file in the place of a folder', 'schemas', '', /schemas gaat iets mis \(ENOTDIR\)\. Kijk of/],
    [
      'has a schema that is none',
      'schemas/page.schema.json',
      '{',
      /^In de map schemas .* Zet terug .*: schemas\/page\.schema\.json:1 is no JSON/,
    ],
  ])('says in Dutch why a site that %s cannot be read, and reads it again once it can', async (...row) => {
    const [, name, content, failure] = row;
    cpSync(join(root, 'schemas'), join(folder, 'schemas'), { recursive: true });
    live = new LiveContent(siteFolders(root, join(folder, 'pages')));
    await live.refresh();
    renameSync(join(folder, name), join(folder, 'weg'));
    if (content !== undefined) writeFileSync(join(folder, name), content);
    await live.refresh();
    expect(live.failure).toMatch(failure);
    expect(shownTitle('/contact')).toMatchObject({ title: 'Contact' });
    rmSync(join(folder, name), { force: true });
    renameSync(join(folder, 'weg'), join(folder, name));
    await live.refresh();
    expect(live.failure).toBeUndefined();
  });
});
