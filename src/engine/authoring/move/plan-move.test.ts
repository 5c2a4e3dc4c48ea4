import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { siteFolders } from '../../pipeline/1-load/site-folders.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { carryOutMove } from './carry-out-move.ts';
import { leftBehind } from './left-behind.ts';
import { planMove } from './plan-move.ts';

const root = join(import.meta.dirname, '../../../..');
/** The site as it is, for moves that are refused and so write nothing. */
const site = await checkSite(siteFolders(root), { workingDirectory: root });
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'move-'));
  for (const name of ['pages', 'schemas']) cpSync(join(root, name), join(folder, name), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const folders = () => siteFolders(root, join(folder, 'pages'));
const check = () => checkSite(folders(), { workingDirectory: folder });
/** A page keeps its link back; the check asks for the new one. */
const wrongBackLinks = async () => (await check()).problems.filter(({ rule }) => rule === 'left-from-copy');
const plan = async (from: string, to: string) => planMove(await check(), from, to);
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
  it('takes every link along, redirects from its old address and leaves the rest letter by letter', async () => {
    const before = read('equipment/wegtransport/oprijwagen.json');
    const moved = await move('/equipment/wegtransport/aanhanger', '/equipment/aanhanger');
    expect(await wrongBackLinks()).toEqual((await check()).problems);
    expect(existsSync(join(folder, 'pages/equipment/wegtransport/aanhanger.json'))).toBe(false);
    expect(JSON.parse(read('equipment/aanhanger.json'))).toMatchObject({
      $schema: '../../schemas/page.schema.json',
      movedFrom: ['/equipment/wegtransport/aanhanger'],
      aliases: ['/wegtransport/aanhanger'],
    });
    expect(read('equipment/wegtransport/oprijwagen.json')).toBe(
      before.replaceAll('/equipment/wegtransport/aanhanger', '/equipment/aanhanger'),
    );
    expect(leftBehind(moved)).toEqual([
      'Kijk na in pages/equipment/aanhanger.json: de link "Terug naar Wegtransport" gaat naar "/equipment/wegtransport", maar de pagina staat nu onder "/equipment".',
    ]);
  });

  it('keeps a question and an anchor in links to it, in shared blocks and in the menu', async () => {
    write(
      '_shared/equipment-cta.json',
      read('_shared/equipment-cta.json').replace('"/contact"', '"/contact?onderwerp=other"'),
    );
    await move('/contact', '/hulp');
    expect((await check()).problems).toEqual([]);
    expect(read('_shared/equipment-cta.json')).toContain('"/hulp?onderwerp=other"');
    expect(read('_site.json')).toContain('"/hulp"');
    expect(
      allTexts()
        .join('')
        .match(/"\/contact[?#"]/g),
    ).toEqual(['"/contact"']);
  });

  it('comes back without a trace but the redirect of its trip', async () => {
    await move('/leasevormen', '/vormen');
    await move('/vormen', '/leasevormen');
    expect((await check()).problems).toEqual([]);
    expect(JSON.parse(read('leasevormen.json')).movedFrom).toEqual(['/vormen']);
  });

  it('is found by a link with an escaped slash', async () => {
    const shared = '_shared/equipment-cta.json';
    write(shared, read(shared).replace('"/contact"', '"\\/contact"'));
    await move('/contact', '/hulp');
    expect(read(shared)).toContain('"href": "/hulp"');
  });
});

it('a hub moves with its pages, their aliases and its folder', async () => {
  await move('/equipment/wegtransport', '/transport');
  expect(await wrongBackLinks()).toEqual((await check()).problems);
  expect(existsSync(join(folder, 'pages/equipment/wegtransport'))).toBe(false);
  expect(JSON.parse(read('transport/oplegger.json'))).toMatchObject({
    aliases: ['/transport/semi-trailer'],
    movedFrom: ['/equipment/wegtransport/oplegger', '/equipment/wegtransport/semi-trailer'],
  });
  const links = allTexts()
    .join('')
    .match(/"(?:href|path)": "\/equipment\/wegtransport[^"]*"|\]\(\/equipment\/wegtransport/g);
  expect(links).toBeNull();
});

it.each([
  ['that does not exist', '/contakt', '/hulp', 'Er is geen pagina "/contakt". Bedoel je "/contact"?'],
  ['home', '/', '/start', 'kan niet verhuizen'],
  ['to where it is', '/contact', '/contact', 'De pagina staat al op "/contact".'],
  ['below itself', '/equipment', '/equipment/alles', 'ligt onder de pagina zelf'],
  ['to the address of another', '/contact', '/privacy', 'Het adres "/privacy" is al van pages/privacy.json.'],
  [
    'to an alias',
    '/contact',
    '/wegtransport/aanhanger',
    'is al van pages/equipment/wegtransport/aanhanger.json',
  ],
  ['to a place without a page above', '/contact', '/hulp/contact', 'npm run new-page -- /hulp --kind=hub'],
  ['to an address that the site needs', '/contact', '/images', 'al in gebruik door de site zelf'],
])('refuses to move a page %s', (_what, from, to, message) => {
  const move = () => planMove(site, from, to);
  expect(move).toThrow(CouldNotRunError);
  expect(move).toThrow(message);
});

it('refuses while a file is no JSON, because its links cannot be read', async () => {
  write('contact.json', '{');
  await expect(plan('/privacy', '/regels')).rejects.toThrow('Los die eerst op: npm run check');
});
