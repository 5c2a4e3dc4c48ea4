import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { printJson } from '../../json/layout/print-json.ts';
import { siteFolders } from '../../pipeline/1-load/site-folders.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { siteTexts } from '../../text/site-values.ts';
import { writeAllOver } from '../write-over.ts';
import { planReplacement, requireFound, requireNoNewError } from './plan-replacement.ts';

const root = join(import.meta.dirname, '../../../..');
let folder: string;
const file = (name: string): string => join(folder, 'pages', name);
const site = () => checkSite(siteFolders(root, join(folder, 'pages')));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replacement-'));
  cpSync(join(root, 'tests/engine/base/pages'), join(folder, 'pages'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Adds a text to the first block of a page. */
function say(name: string, text: string): void {
  const page = JSON.parse(readFileSync(file(name), 'utf8'));
  page.blocks[0].text = text;
  writeFileSync(file(name), `${JSON.stringify(page, undefined, '\t')}\n`);
}

it('finds words where visitors read them, and changes those bytes alone', async () => {
  say('contact.json', 'Bel de helpdesk, of mail de helpdesk.');
  const before = readFileSync(file('contact.json'), 'utf8');
  const [found, ...others] = planReplacement(await site(), {
    find: 'de helpdesk',
    replacement: 'ons team ($&)',
  });
  expect(others).toEqual([]);
  expect(found?.places).toEqual([
    {
      pointer: '/blocks/0/text',
      before: 'Bel de helpdesk, of mail de helpdesk.',
      after: 'Bel ons team ($&), of mail ons team ($&).',
    },
  ]);
  expect(found?.text).toBe(
    before.replace(
      'de helpdesk, of mail de helpdesk',
      'ons team ($&), of mail ons team ($&)'.replaceAll('$', '$$$$'),
    ),
  );
});

it('is refused while the words also stand in a file that cannot be read, which is named', async () => {
  for (const name of ['contact.json', 'index.json']) say(name, 'Bel de helpdesk.');
  const text = readFileSync(file('contact.json'), 'utf8');
  writeFileSync(file('contact.json'), `<<<<<<< HEAD\n${text}=======\n>>>>>>> theirs\n`);
  const checked = await site();
  expect(() => requireFound(checked, 'de balie')).not.toThrow();
  const refusal = /“de helpdesk” staat ook waar niet alles te lezen is\..*contact\.json/s;
  expect(() => requireFound(checked, 'de helpdesk')).toThrow(refusal);
});

it('changes no page when an author saved one of them since', async () => {
  for (const name of ['contact.json', 'index.json']) say(name, 'Bel de helpdesk.');
  const plan = planReplacement(await site(), { find: 'de helpdesk', replacement: 'ons team' });
  const [first, last] = plan.map(({ before }) => before.absoluteFile);
  if (first === undefined || last === undefined || plan.length > 2) throw new Error('Expected two pages.');
  const asRead = readFileSync(first, 'utf8');
  const saved = readFileSync(last, 'utf8').replace('Bel', 'Mail of bel');
  writeFileSync(last, saved);
  await expect(writeAllOver(plan)).rejects.toThrow('is intussen veranderd. Probeer het nog een keer.');
  expect([readFileSync(first, 'utf8'), readFileSync(last, 'utf8')]).toEqual([asRead, saved]);
});

it('leaves a page alone that cannot be read as a whole: writing it would lose letters', async () => {
  say('contact.json', 'Bel de helpdesk of het caf\x8e.');
  writeFileSync(file('contact.json'), readFileSync(file('contact.json'), 'utf8'), 'latin1');
  expect(planReplacement(await site(), { find: 'de helpdesk', replacement: 'ons' })).toEqual([]);
});

it('lays a list out that no longer fits on its line', async () => {
  const page = JSON.parse(readFileSync(file('contact.json'), 'utf8'));
  const keywords = [
    'contact',
    'openingstijden',
    'adres van het kantoor',
    'telefoonnummer',
    'bellen of mailen',
  ];
  page.metadata.keywords = keywords;
  writeFileSync(file('contact.json'), printJson(page));
  const [found] = planReplacement(await site(), {
    find: 'openingstijden',
    replacement: 'openingstijden op zon- en feestdagen',
  });
  page.metadata.keywords = keywords.with(1, 'openingstijden op zon- en feestdagen');
  expect(found?.text).toBe(printJson(page));
});

it.each([
  ['an address of the site', '/contact'],
  ['the name of a kind of block', 'hero'],
  ['nothing but spaces', ' '],
])('leaves %s alone', async (_what, find) => {
  const pointers = planReplacement(await site(), { find, replacement: 'x' }).flatMap(({ places }) =>
    places.map(({ pointer }) => pointer),
  );
  expect(pointers.filter((pointer) => /\/(?:href|type|path|\$schema)$/.test(pointer))).toEqual([]);
  if (find.trim() === '') expect(pointers).toEqual([]);
});

it('finds every text of the site that visitors may read, and not its address', async () => {
  const values = JSON.parse(readFileSync(file('_site.json'), 'utf8'));
  const names = Object.keys(siteTexts);
  const texts = Object.fromEntries(names.map((name) => [name, `https://waarde-${name}.example`]));
  writeFileSync(file('_site.json'), JSON.stringify({ ...values, ...texts }));
  const found = planReplacement(await site(), { find: 'https://waarde-', replacement: 'https://nieuw-' });
  expect(found.flatMap(({ places }) => places.map(({ pointer }) => pointer.slice(1))).sort()).toEqual(
    names.filter((name) => name !== 'siteUrl').sort(),
  );
});

it('refuses what the check would refuse', async () => {
  say('contact.json', 'Lees [onze voorwaarden](/contact) nog eens na.');
  const checked = await site();
  const plan = planReplacement(checked, { find: '](/contact)', replacement: '](/weg)' });
  expect(plan).toHaveLength(1);
  expect(() => requireNoNewError(plan, checked)).toThrow(/Er is niets vervangen: .*\/weg/);
});
