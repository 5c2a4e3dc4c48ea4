import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyExampleSite, exampleFolder, exampleFolders } from '../../../../tests/example-site.ts';
import { isError } from '../../../shared/authors/severity.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { type CheckedSite, checkSite, documentsOf } from '../../pipeline/check-site.ts';
import type { PageKind } from '../new-page/page-facts.ts';
import { planPage } from '../new-page/plan-page.ts';
import { PageRefusal } from '../page-refusal.ts';
import { carryOutMove } from './carry-out-move.ts';
import { leftBehind } from './left-behind.ts';
import { movedAddresses } from './moved-addresses.ts';
import { planMove } from './plan-move.ts';

/** The site as it is, for moves that are refused and so write nothing. */
const site = await checkSite(exampleFolders, { workingDirectory: exampleFolder });
let folder: string;
let folders: SiteFolders;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'move-'));
  folders = copyExampleSite(folder);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const check = () => checkSite(folders, { workingDirectory: folder });
/** A page keeps its link back; the check asks for the new one. */
const wrongBackLinks = async () => (await check()).problems.filter(({ rule }) => rule === 'left-from-copy');
const plan = async (from: string, to: string) => planMove(await check(), from, to);
/** As git sees pages that moved and were not committed since. */
const withoutVersions = (checked: CheckedSite): CheckedSite => ({
  ...checked,
  index: { ...checked.index, isNew: () => true },
});
const read = (file: string): string => readFileSync(join(folder, 'pages', file), 'utf8');
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, 'pages', file)), { recursive: true });
  writeFileSync(join(folder, 'pages', file), text);
};
const allTexts = (): string[] =>
  readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map(read);

async function move(from: string, to: string) {
  const planned = await plan(from, to);
  await carryOutMove(planned);
  return planned;
}

describe('a page that moves', () => {
  it('stays when an author saved a page with a link to it since it was planned', async () => {
    const planned = await plan('/assortiment/gebak/appeltaart', '/assortiment/appeltaart');
    const saved = read('index.json').replace('"title": "', '"title": "Bewaard: ');
    write('index.json', saved);
    await expect(carryOutMove(planned)).rejects.toThrow('pages/index.json is intussen veranderd.');
    expect(read('index.json')).toBe(saved);
    expect(existsSync(join(folder, 'pages/assortiment/gebak/appeltaart.json'))).toBe(true);
  });

  it('takes every link along, redirects from its old address and leaves the rest letter by letter', async () => {
    const before = read('index.json');
    const moved = await move('/assortiment/gebak/appeltaart', '/assortiment/appeltaart');
    expect(await wrongBackLinks()).toEqual(
      (await check()).problems.filter(({ rule }) => rule !== 'page-cards'),
    );
    expect(existsSync(join(folder, 'pages/assortiment/gebak/appeltaart.json'))).toBe(false);
    expect(JSON.parse(read('assortiment/appeltaart.json'))).toMatchObject({
      movedFrom: ['/assortiment/gebak/appeltaart'],
      aliases: ['/appeltaart'],
    });
    expect(read('index.json')).toBe(
      before.replaceAll('/assortiment/gebak/appeltaart', '/assortiment/appeltaart'),
    );
    expect(leftBehind(moved)).toEqual([
      'Kijk na in pages/assortiment/appeltaart.json: de link "Terug naar Gebak" gaat naar "/assortiment/gebak", maar de pagina staat nu onder "/assortiment".',
    ]);
  });

  it('keeps a question and an anchor in links to it, in shared blocks and in the menu', async () => {
    const shared = '_shared/bestellen.json';
    const form = '{ "type": "contact-form", "title": "Schrijf ons" }';
    write('contact.json', read('contact.json').replace(/\]\s*\}\s*$/, `, ${form}] }`));
    write(shared, read(shared).replace('"/contact"', '"/contact?onderwerp=other"'));
    const before =
      allTexts()
        .join('')
        .match(/"\/contact[?#"]/g) ?? [];
    await move('/contact', '/hulp');
    expect((await check()).problems.filter(({ rule }) => rule !== 'formatting')).toEqual([]);
    expect(read(shared)).toContain('"/hulp?onderwerp=other"');
    expect(read('_site.json')).toContain('"/hulp#winkel"');
    const after =
      allTexts()
        .join('')
        .match(/"\/hulp[?#"]/g) ?? [];
    expect(after.length).toBe(before.length);
  });

  it('leaves no redirect behind from a file name that fits in no address', async () => {
    renameSync(join(folder, 'pages/over-ons.json'), join(folder, 'pages/over ons - kopie.json'));
    await move('/over ons - kopie', '/wij');
    expect(JSON.parse(read('wij.json'))).not.toHaveProperty('movedFrom');
  });

  it('leaves a page alone whose address begins with the same letters', async () => {
    write('assortiment-zomer.json', read('contact.json'));
    const { files } = await check();
    const moved = movedAddresses(documentsOf({ files }), '/assortiment', '/gebak');
    expect(moved.get('/assortiment/gebak')).toBe('/gebak/gebak');
    expect(moved.has('/assortiment-zomer')).toBe(false);
  });

  it('comes back without a trace but the redirect of its trip', async () => {
    await move('/over-ons', '/wij');
    await move('/wij', '/over-ons');
    expect((await check()).problems).toEqual([]);
    expect(JSON.parse(read('over-ons.json')).movedFrom).toEqual(['/wij']);
  });

  it.each([
    ['before its address in between was online', '/over-ons', '/wij', 'over-ons.json'],
    [
      'with the pages below it',
      '/assortiment/brood',
      '/assortiment/broden',
      'assortiment/brood/desembrood.json',
    ],
  ])('comes back %s, with no trace at all', async (_what, from, to, file) => {
    const before = allTexts();
    await move(from, to);
    await carryOutMove(planMove(withoutVersions(await check()), to, from));
    expect((await check()).problems).toEqual([]);
    expect(JSON.parse(read(file))).not.toHaveProperty('movedFrom');
    expect(allTexts()).toEqual(before);
  });

  it('comes whole at another try, with the pages below it, after one that failed halfway', async () => {
    const inTheWay = join(folder, 'pages/assortiment/broden/roggebrood.json');
    mkdirSync(inTheWay, { recursive: true });
    await expect(move('/assortiment/brood', '/assortiment/broden')).rejects.toThrow('roggebrood.json');
    rmSync(inTheWay, { recursive: true });
    await move('/assortiment/brood', '/assortiment/broden');
    expect((await check()).problems).toEqual([]);
    for (const name of ['index', 'desembrood', 'roggebrood'])
      expect(JSON.parse(read(`assortiment/broden/${name}.json`))).toHaveProperty('movedFrom');
  });

  it('is found by a link with an escaped slash', async () => {
    const shared = '_shared/bestellen.json';
    write(shared, read(shared).replace('"/contact"', '"\\/contact"'));
    await move('/contact', '/hulp');
    expect(read(shared)).toContain('"href": "/hulp"');
  });
});

it('a link in a misspelt field goes along, and words about an address stay', async () => {
  write(
    'over-ons.json',
    read('over-ons.json').replace(
      '"type"',
      '"terug": { "herf": "/contact#winkel" }, "wie": "/contact is er niet", "type"',
    ),
  );
  await move('/contact', '/hulp');
  expect(read('over-ons.json')).toContain('"herf": "/hulp#winkel" }, "wie": "/contact is er niet"');
});

it('a hub moves with its pages, their aliases and its folder', async () => {
  write(
    'assortiment/brood/desembrood.json',
    read('assortiment/brood/desembrood.json').replace('{', '{"aliases":["/assortiment/brood/zuurdesem"],'),
  );
  await move('/assortiment/brood', '/brood');
  expect(existsSync(join(folder, 'pages/assortiment/brood'))).toBe(false);
  expect(JSON.parse(read('brood/desembrood.json'))).toMatchObject({
    aliases: ['/brood/zuurdesem'],
    movedFrom: ['/assortiment/brood/desembrood', '/assortiment/brood/zuurdesem'],
  });
  const links = allTexts()
    .join('')
    .match(/"(?:href|path)": "\/assortiment\/brood[^"]*"|\]\(\/assortiment\/brood/g);
  expect(links).toBeNull();
});

it.each([
  ['that does not exist', '/contakt', '/hulp', 'Er is geen pagina "/contakt". Bedoel je "/contact"?'],
  ['home', '/', '/start', 'kan niet verhuizen'],
  ['to where it is', '/contact', '/contact', 'De pagina staat al op "/contact".'],
  ['below itself', '/assortiment', '/assortiment/alles', 'ligt onder de pagina zelf'],
  [
    'to the address of another',
    '/contact',
    '/over-ons',
    'Het adres "/over-ons" is al van pages/over-ons.json.',
  ],
  ['to an alias', '/contact', '/appeltaart', 'is al van pages/assortiment/gebak/appeltaart.json'],
  ['to a place without a page above', '/contact', '/hulp/contact', 'npm run new-page -- /hulp --kind=hub'],
  ['below an address that the site needs', '/contact', '/assets/x', '"/assets/x" is al in gebruik'],
  ['to an address that the site needs', '/contact', '/images', 'al in gebruik door de site zelf'],
  ['to a name that Windows cannot write', '/contact', '/con', 'met Windows'],
])('refuses to move a page %s', (_what, from, to, message) => {
  const move = () => planMove(site, from, to);
  expect(move).toThrow(PageRefusal);
  expect(move).toThrow(message);
});

it.each<[where: string, kind: PageKind]>([
  ['in the kit', 'text'],
  ['by the command', 'hub'],
])('moves below a page that was missing, once it is made %s', async (_where, kind) => {
  const refused = () => planMove(site, '/contact', '/veel-hulp/contact');
  expect(refused).toThrow(
    '(/_kit/nieuwe-pagina) direct onder de homepage met de naam "Veel hulp", of met npm run new-page',
  );
  const facts = { route: '/veel-hulp', name: 'Veel hulp', kind, features: [], types: [] };
  const { document } = planPage(await check(), folders, facts);
  write(document.file.slice('pages/'.length), document.text);
  await move('/contact', '/veel-hulp/contact');
  expect((await check()).problems.filter(isError)).toEqual([]);
});

it('refuses while a file is no JSON, because its links cannot be read', async () => {
  write('contact.json', '{');
  await expect(plan('/over-ons', '/wij')).rejects.toMatchObject({
    reason: 'Niet elke link is te lezen. Verbeter eerst wat hier mis is:',
    inTheWay: [{ file: 'pages/contact.json', line: 1 }],
  });
});

it('takes links along in a file of another encoding, of which every letter can be read', async () => {
  const text = read('_shared/bestellen.json').replace('"title": "', '"title": "Café ');
  writeFileSync(join(folder, 'pages/_shared/bestellen.json'), Buffer.from(text, 'latin1'));
  await move('/contact', '/bel-ons');
  expect(read('_shared/bestellen.json')).toBe(text.replaceAll('"/contact"', '"/bel-ons"'));
});

it('moves a page with mistakes, and past those of others, and leaves them as they are', async () => {
  const contact = read('contact.json');
  write('contact.json', contact.replace('"type"', '"wie": "zzz", "type"'));
  write(
    'over-ons.json',
    read('over-ons.json').replace(/"title": "[^"]*"/, /"title": "[^"]*"/.exec(contact)?.[0] ?? ''),
  );
  const errors = async () =>
    (await check()).problems
      .filter(isError)
      .map(({ rule }) => rule)
      .sort();
  const before = await errors();
  expect(before).toEqual(['unique-title', 'unknown-field']);
  await move('/over-ons', '/wij');
  expect(await errors()).toEqual(before);
});
