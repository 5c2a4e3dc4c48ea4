import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { check } from '../../scripts/check.ts';
import { formatPages } from '../../scripts/format-pages.ts';
import { migratePages } from '../../scripts/migrate-pages.ts';
import { movePage } from '../../scripts/move-page.ts';
import { newPage } from '../../scripts/new-page.ts';
import { tablePages } from '../../scripts/pages.ts';
import { removePage } from '../../scripts/remove-page.ts';
import { gitIn } from '../git-in.ts';
import { runCommand } from '../run-command.ts';
import { authorFolder } from './support/author-folder.ts';

const site = authorFolder();
const { fileOf, read, run } = site;

const git = (...args: string[]): string => gitIn(site.path, args);

const oldCard =
  '{ "title": "Bus", "description": "Rijdt.", "features": ["Geel"], "action": { "label": "Bekijk", "href": "/contact" } }';
const oldBlock = `{ "type": "type-cards", "title": "Soorten",\n  "items": [\n${oldCard}\n] }\n`;

test('npm run check -- --fix fixes what is certain, says so, and reports what is left', async () => {
  const good = read('contact.json');
  const broken = good
    .replace('"metadata"', '“metadata”')
    .replace('"hero"', '"hreo"')
    .replace('../schemas', '../../schemas');
  writeFileSync(fileOf('contact.json'), broken);
  writeFileSync(fileOf('index.json'), read('index.json').replace('"Home"', '"Home'));
  const offer = 'Een deel hiervan verbetert npm run check -- --fix vanzelf.';
  expect((await run(check)).stderr).toContain(offer);
  expect((await run(check, ['pages/index.json'])).stderr).not.toContain(offer);
  const { status, stderr } = await run(check, ['--fix']);
  expect(stderr).not.toContain(offer);
  expect(read('contact.json')).toBe(good);
  expect(stderr).toContain('pages/contact.json verbeterd:\n  regel 3: “metadata” is nu "metadata"\n');
  expect(stderr).toContain('regel 9: "hreo" is nu "hero"');
  expect(stderr).toContain('Achter "Home ontbreekt het aanhalingsteken.');
  expect(status).toBe(1);
});

test('npm run check -- --fix names twenty changes of a file that has more', async () => {
  const good = read('contact.json');
  const lines = Array.from({ length: 23 }, (_, line) => `    "/vroeger/${line}"`).join(',\n');
  const page = good.replace('  "blocks"', `  "movedFrom": [\n${lines}\n  ],\n  "blocks"`);
  writeFileSync(fileOf('contact.json'), page.replace(/"(\/vroeger\/\d+)"/g, '“$1”'));
  const { stderr } = await run(check, ['--fix']);
  expect(stderr.match(/ is nu "\/vroeger/g)).toHaveLength(20);
  expect(stderr).toContain('  en nog 3 in dit bestand\n');
});

test('npm run check names the line that keeps --fix from fixing the others, also after --fix', async () => {
  const broken = read('contact.json')
    .replace('"metadata"', '“metadata”')
    .replace(/"Contact",/, '"Contact,');
  writeFileSync(fileOf('contact.json'), broken);
  const inTheWay =
    'Verbeter in pages/contact.json eerst zelf regel 4; daarna verbetert npm run check -- --fix de rest.';
  expect((await run(check)).stderr).toContain(inTheWay);
  expect((await run(check, ['--fix'])).stderr).toContain(inTheWay);
  expect(read('contact.json')).toBe(broken);
});

test('npm run check names the first of many such lines, in their order', async () => {
  const wrong = Array.from({ length: 12 }, (_, index) => `"k${index}": "v,\n`).join('');
  writeFileSync(fileOf('contact.json'), `{ “a”: 1,\n${wrong}"b": 2 }`);
  expect((await run(check)).stderr).toMatch(/zelf regel 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 en nog 2 andere;/);
});

test('npm run migrate-pages rewrites old blocks, also shared ones, in a folder elsewhere, and the second time nothing', async () => {
  const page = read('contact.json').replace(/\}\s*\]\s*\}\s*$/, `}, { "shared": "soorten" }, ${oldBlock}] }`);
  mkdirSync(fileOf('_shared'));
  writeFileSync(fileOf('_shared/soorten.json'), oldBlock);
  writeFileSync(fileOf('contact.json'), page);
  expect((await run(check)).stderr).toContain('Draai npm run migrate-pages');

  const { status, stderr } = await run(migratePages);
  expect(stderr).toContain('pages/_shared/soorten.json omgezet:\n  regel 3: "action" is nu "link"\n');
  expect(status).toBe(0);
  expect(read('_shared/soorten.json')).toBe(oldBlock.replace('"action"', '"link"'));
  expect(read('contact.json')).toBe(page.replace('"action"', '"link"'));
  expect((await run(check)).status).toBe(0);
  expect((await run(migratePages)).stderr).toBe('Geen enkel blok heeft een oude vorm.\n');
});

test('npm run format-pages lays out pages and leaves what is no JSON to the check', async () => {
  const good = read('contact.json');
  writeFileSync(fileOf('contact.json'), good.replaceAll('\n  ', '\n      ').replaceAll('": ', '" :'));
  writeFileSync(fileOf('kapot.json'), '{ "a": }');
  const { status, stderr } = await run(formatPages);
  expect(read('contact.json')).toBe(good);
  expect(read('kapot.json')).toBe('{ "a": }');
  expect(stderr).toContain('pages/contact.json opgemaakt.');
  const skipped = (name: string): string =>
    `pages/${name}.json overgeslagen: daar staat een fout in. Draai "npm run check".\n`;
  expect(stderr).toContain(skipped('kapot'));
  expect(status).toBe(1);
  // JSON, and too large to be read.
  writeFileSync(fileOf('te-groot.json'), good + ' '.repeat(1_000_000));
  const again = await run(formatPages);
  expect(again.stderr).toBe(`${skipped('kapot')}${skipped('te-groot')}Er is niets opgemaakt.\n`);
});

// Windows knows no such names.
describe.skipIf(process.platform === 'win32')('a file with a terminal’s signs in its name', () => {
  const name = 'rood\u001b[31m\nGeen fouten in 9 bestanden.json';
  test.each([
    { command: check, args: [], isBroken: true, status: 1 },
    { command: check, args: ['--fix'], isBroken: true, status: 1 },
    { command: formatPages, args: [], isBroken: true, status: 1 },
    { command: migratePages, args: [], isBroken: true, status: 1 },
    { command: movePage, args: ['/contact', '/bel-ons'], isBroken: true, status: 2 },
    { command: movePage, args: ['/contact', '/bel-ons'], isBroken: false, status: 0 },
  ])(
    'is named without them by $command.name $args, another being broken: $isBroken',
    async ({ command, args, isBroken, status }) => {
      const page = read('contact.json').replace(/\}\s*\]\s*\}\s*$/, `}, ${oldBlock}] }`);
      writeFileSync(fileOf(name), page.replace(/(?<="text": ")/, '[contact](/contact) '));
      if (isBroken) writeFileSync(fileOf(`kapot-${name}`), '{ “a”: 1, }');
      const outcome = await run(command, args);
      expect(outcome.stderr).toContain('rood\ufffd[31m\ufffdGeen fouten');
      expect(outcome.stderr).not.toMatch(/(?!\n)\p{Cc}|^Geen fouten/mu);
      expect(outcome.status).toBe(status);
    },
  );
});

test.each([
  { what: 'check', command: check, args: [], expected: 'npm run check -- --pages site/pages --fix vanzelf' },
  { what: 'check', command: check, args: [], expected: 'Draai npm run migrate-pages -- --pages site/pages;' },
  { what: 'format-pages', command: formatPages, args: [], expected: '"npm run check -- --pages site/pages"' },
  {
    what: 'migrate-pages',
    command: migratePages,
    args: [],
    expected: '"npm run check -- --pages site/pages"',
  },
  {
    what: 'move-page',
    command: movePage,
    args: ['/a'],
    expected: 'npm run move-page -- --pages site/pages /',
  },
  { what: 'pages', command: tablePages, args: [], expected: 'npm run pages -- --pages site/pages export' },
  {
    what: 'new-page',
    command: newPage,
    args: ['/a/b'],
    expected: 'npm run new-page -- --pages site/pages /a ',
  },
  { what: 'new-page', command: newPage, args: ['/b'], expected: '"npm run dev -- --pages site/pages"' },
])(
  'npm run $what for another folder prints commands for that folder: $expected',
  async ({ command, args, expected }) => {
    writeFileSync(
      fileOf('contact.json'),
      read('contact.json').replace(/\}\s*\]\s*\}\s*$/, `}, ${oldBlock}] }`),
    );
    writeFileSync(fileOf('kapot.json'), '{ “a”: 1 }');
    mkdirSync(join(site.path, 'site'));
    renameSync(join(site.path, 'pages'), join(site.path, 'site/pages'));
    const { stderr } = await runCommand(site.path, command, ['--pages=site/pages', ...args]);
    expect(stderr).toContain(expected);
  },
);

test.each([
  { what: 'format-pages', command: formatPages, args: ['contact.json'], expected: 'Alles stond al netjes.' },
  {
    what: 'pages',
    command: tablePages,
    args: ['import', 'tabel.csv'],
    expected: 'In de tabel staat niets anders',
  },
])(
  'npm run $what finds a file from the folder in which its name was typed',
  async ({ command, args, expected }) => {
    await run(tablePages, ['export', 'pages/tabel.csv']);
    vi.stubEnv('INIT_CWD', join(site.path, 'pages'));
    const { status, stderr } = await run(command, args);
    expect(stderr).toContain(expected);
    expect(status).toBe(0);
  },
);

test.each([
  { what: 'check', command: check, expected: 'Geen fouten in 1 bestand.' },
  { what: 'format-pages', command: formatPages, expected: 'Alles stond al netjes.' },
])(
  'npm run $what finds a file through a link to the folder of the project',
  async ({ command, expected }) => {
    const link = `${site.path}-link`;
    symlinkSync(site.path, link, 'junction');
    const { status, stderr } = await run(command, [join(link, 'pages/contact.json')]);
    rmSync(link);
    expect(stderr).toContain(expected);
    expect(status).toBe(0);
  },
);

test('npm run remove-page says how links to a page come along, and lists them when they do', async () => {
  const refused = await run(removePage, ['/contact']);
  expect(refused.stderr).toContain(
    '  pages/_site.json:37\nOf laat ze meegaan naar een andere pagina, met --to=/adres erachter.',
  );
  expect(refused.status).toBe(2);
  expect(existsSync(fileOf('contact.json'))).toBe(true);
  const { status, stderr } = await run(removePage, ['/contact', '--to=/equipment']);
  expect(stderr).toContain('pages/contact.json is weg.\npages/_site.json is aangepast:\n  regel 19: ');
  expect(stderr).toContain('Lees na of de woorden van deze links nog kloppen.');
  expect(status).toBe(0);
  expect((await run(check)).status).toBe(0);
});

test('npm run move-page moves a page, and npm run check -- --base sees whether an old address still works', async () => {
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'The site');
  const { status, stderr } = await run(movePage, ['/contact', '/hulp']);
  expect(stderr).toContain('pages/contact.json is nu pages/hulp.json:');
  expect(stderr).toContain('"movedFrom": ["/contact"] is erbij gekomen');
  expect(status).toBe(0);
  expect(existsSync(fileOf('contact.json'))).toBe(false);
  // Which files to commit is for the author to decide.
  expect(git('diff', '--cached', '--name-only')).toBe('');
  git('add', '.');
  expect((await run(check, ['--base', 'main'])).status).toBe(0);

  writeFileSync(fileOf('hulp.json'), read('hulp.json').replace(/"movedFrom": \["\/contact"\],\s*/, ''));
  const checked = await run(check, ['--base=main', '--format=json']);
  expect(JSON.parse(checked.stdout)).toEqual([
    expect.objectContaining({
      rule: 'vanished-address',
      file: 'pages/hulp.json',
      hint: expect.stringContaining('"movedFrom": ["/contact"],'),
    }),
  ]);
  expect(checked.status).toBe(1);

  // Nobody knows the address of a page that was never committed.
  expect((await run(newPage, ['/equipment/kraan', '--kind=text'])).status).toBe(0);
  const moved = await run(movePage, ['/equipment/kraan', '/kraan']);
  expect(moved.stderr).toContain('Het oude adres was nog nooit online');
  expect(JSON.parse(read('kraan.json'))).not.toHaveProperty('movedFrom');
  git('add', '.');
  git('commit', '--quiet', '-m', 'A page that is still read');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD~1');
  const movedAgain = await run(movePage, ['/kraan', '/hijskraan']);
  expect(movedAgain.stderr).toContain('pages/kraan.json is nu pages/hijskraan.json.\n');

  expect((await run(movePage, ['/nergens', '/ergens'])).status).toBe(2);
  expect((await run(check, ['--base', 'origin/other'])).status).toBe(2);
});

test('npm run check -- --base finds in a page of the branch what it has of one that was there before', async () => {
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'The site');
  git('switch', '--quiet', '--create', 'bel-ons');
  cpSync(fileOf('contact.json'), fileOf('bel-ons.json'));
  git('add', '.');
  git('commit', '--quiet', '-m', 'A page');
  const { stdout } = await run(check, ['--base=main', '--format=json']);
  const files = JSON.parse(stdout).map(({ file }: { file: string }) => file);
  expect(new Set(files)).toEqual(new Set(['pages/bel-ons.json']));
});
