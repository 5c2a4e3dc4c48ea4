import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { InTheWay } from '../../../shared/authors/editor-answers.ts';
import { isError } from '../../../shared/authors/severity.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { isObject, listAt } from '../../json/json-shape.ts';
import { siteFolders } from '../../pipeline/1-load/site-folders.ts';
import { type CheckedSite, checkSite } from '../../pipeline/check-site.ts';
import { PageRefusal } from '../page-refusal.ts';
import { writeAllOver } from '../write-over.ts';
import { carryOutRemoval, planRemoval } from './plan-removal.ts';

const root = join(import.meta.dirname, '../../../..');
let folder: string;

const file = (name: string): string => join(folder, 'pages', name);
const read = (name: string): JsonObject => JSON.parse(readFileSync(file(name), 'utf8'));
const write = (name: string, fields: object): void => writeFileSync(file(name), JSON.stringify(fields));

/** A hub with two machines, of which one has more addresses. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'removal-'));
  cpSync(join(root, 'tests/engine/base/pages'), join(folder, 'pages'), { recursive: true });
  const hub = read('equipment/index.json');
  const [hero] = listAt(hub, 'blocks').filter(isObject);
  for (const name of ['kipper', 'lader']) {
    const words = (text: string): string => `${name} ${text}`;
    const page = {
      metadata: {
        title: words('leasen'),
        description: words(
          'leasen: wat je ervoor betaalt, hoe lang het duurt en wat je vooraf moet weten, voor wie er een zoekt voor zijn werk.',
        ),
      },
      card: { title: name, description: 'Voor het werk.', features: ['Sterk'] },
      blocks: [{ ...hero, title: words('leasen'), text: words('is hier te leasen.') }],
    };
    write(
      `equipment/${name}.json`,
      name === 'kipper' ? { ...page, aliases: ['/kipper'], movedFrom: ['/kiepwagen'] } : page,
    );
  }
  const cards = { type: 'page-cards', title: 'Alles', linkLabel: 'Meer', order: ['kipper', 'lader'] };
  write('equipment/index.json', { ...hub, blocks: [hero, cards] });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const site = (isNew?: () => boolean): Promise<CheckedSite> =>
  checkSite(siteFolders(root, join(folder, 'pages')), { workingDirectory: folder, isNew });

it('removes a page, its place in the order, and leads its visitors to the page above it', async () => {
  const removal = planRemoval(await site(), '/equipment/kipper');
  expect(removal.successor).toBe('/equipment');
  await carryOutRemoval(removal);
  expect(existsSync(file('equipment/kipper.json'))).toBe(false);
  expect(read('equipment/index.json')).toMatchObject({
    movedFrom: ['/equipment/kipper', '/kipper', '/kiepwagen'],
    blocks: [{}, { order: ['lader'] }],
  });
  expect((await site()).problems.filter(isError)).toEqual([]);
});

it('is removed at another try after one that failed halfway', async () => {
  const planned = planRemoval(await site(), '/equipment/kipper');
  await writeAllOver(planned.changed);
  await carryOutRemoval(planRemoval(await site(), '/equipment/kipper'));
  expect(read('equipment/index.json').movedFrom).toEqual(['/equipment/kipper', '/kipper', '/kiepwagen']);
  expect((await site()).problems.filter(isError)).toEqual([]);
});

it('leads visitors to another page when its author says so', async () => {
  await carryOutRemoval(planRemoval(await site(), '/equipment/kipper', { successor: '/equipment/lader' }));
  expect(read('equipment/lader.json').movedFrom).toEqual(['/equipment/kipper', '/kipper', '/kiepwagen']);
  expect(read('equipment/index.json').movedFrom).toBeUndefined();
});

it.each(['equipment/kipper', 'equipment/index'])(
  'does nothing when an author saved %s since it was planned',
  async (name) => {
    const removal = planRemoval(await site(), '/equipment/kipper');
    const saved = { ...read(`${name}.json`), name: 'Bewaard' };
    write(`${name}.json`, saved);
    await expect(carryOutRemoval(removal)).rejects.toThrow(`pages/${name}.json is intussen veranderd.`);
    expect(read(`${name}.json`)).toEqual(saved);
    expect(existsSync(file('equipment/kipper.json'))).toBe(true);
  },
);

it.each([{ draft: true }, { from: '2999-01-01' }])(
  'leads nobody to a page that visitors cannot see yet: %j',
  async (unpublished) => {
    write('nieuw.json', { ...read('contact.json'), ...unpublished });
    const successor = '/nieuw';
    const kept = await site();
    expect(() => planRemoval(kept, '/equipment/kipper', { successor })).toThrow(
      'Bezoekers zien de pagina "/nieuw" nog niet: wie het adres van "/equipment/kipper" bewaarde,',
    );
    write('equipment/kipper.json', { ...read('equipment/kipper.json'), draft: true });
    expect(planRemoval(await site(), '/equipment/kipper', { successor }).successor).toBe(successor);
  },
);

it('leaves no redirect for an address that was never online', async () => {
  const removal = planRemoval(await site(() => true), '/equipment/lader');
  expect(removal.successor).toBeUndefined();
  await carryOutRemoval(removal);
  expect(read('equipment/index.json').movedFrom).toBeUndefined();
});

it('redirects the address from before a move that is not online yet', async () => {
  const removal = planRemoval(await site(() => true), '/equipment/kipper');
  expect(removal.successor).toBe('/equipment');
  await carryOutRemoval(removal);
  expect(read('equipment/index.json').movedFrom).toEqual(['/kiepwagen']);
});

it.each<[what: string, route: string, to: string | undefined, message: string, inTheWay: InTheWay[]]>([
  ['the home page', '/', undefined, 'De pagina "/" kan niet weg: de site heeft die nodig.', []],
  [
    'a page that is not there',
    '/equipment/kiper',
    undefined,
    'Er is geen pagina "/equipment/kiper". Bedoel je "/equipment/kipper"?',
    [],
  ],
  [
    'a page with pages below it',
    '/equipment',
    undefined,
    'Onder deze pagina staan nog andere.',
    [{ file: 'pages/equipment/kipper.json' }, { file: 'pages/equipment/lader.json' }],
  ],
  [
    'a page that leads to itself',
    '/equipment/lader',
    '/equipment/lader',
    'De pagina "/equipment/lader" gaat zelf weg. Kies een andere pagina voor wie het adres bewaarde.',
    [],
  ],
])('refuses %s', async (_what, route, to, message, inTheWay) => {
  const checked = await site();
  const refused = (): unknown => planRemoval(checked, route, { successor: to });
  expect(refused).toThrow(PageRefusal);
  expect(refused).toThrow(message);
  expect(refused).toThrow(expect.objectContaining({ inTheWay }));
});

/** Puts a link on a page. */
function link(name: string, href: string): void {
  const page = read(name);
  const links = { type: 'link-list', title: 'Meer', items: [{ label: 'Kipper', href }] };
  write(name, { ...page, blocks: [...listAt(page, 'blocks'), links] });
}

it('leads the links of other pages to the page that its author names', async () => {
  link('contact.json', '/kipper');
  link('equipment/index.json', '/equipment/kipper');
  const removal = planRemoval(await site(), '/equipment/kipper', {
    successor: '/equipment/lader',
    movesLinks: true,
  });
  expect(removal.changed.map(({ before, links }) => ({ file: before.file, links }))).toEqual([
    { file: 'pages/contact.json', links: ['regel 1: "/kipper" is nu "/equipment/lader"'] },
    { file: 'pages/equipment/index.json', links: ['regel 1: "/equipment/kipper" is nu "/equipment/lader"'] },
    { file: 'pages/equipment/lader.json', links: [] },
  ]);
  await carryOutRemoval(removal);
  expect(read('contact.json')).toMatchObject({ blocks: [{}, { items: [{ href: '/equipment/lader' }] }] });
  expect((await site()).problems.filter(isError)).toEqual([]);
});

it('names a link of the page that comes in its place, which would lead to itself', async () => {
  link('contact.json', '/equipment/kipper');
  link('equipment/lader.json', '/equipment/kipper');
  const checked = await site();
  const options = { successor: '/equipment/lader', movesLinks: true };
  expect(() => planRemoval(checked, '/equipment/kipper', options)).toThrow(
    expect.objectContaining({
      reason:
        'Deze links staan op "/equipment/lader" zelf, en zouden naar hun eigen pagina leiden. Haal die eerst weg:',
      inTheWay: [{ file: 'pages/equipment/lader.json', pointer: '/blocks/1/items/0/href', line: 1 }],
    }),
  );
});

it('refuses where a link leads to a part that the other page has not', async () => {
  const kipper = read('equipment/kipper.json');
  const [hero] = listAt(kipper, 'blocks').filter(isObject);
  const prices = { type: 'text-section', id: 'prijzen', title: 'Prijzen', text: ['Vraag ernaar.'] };
  write('equipment/kipper.json', { ...kipper, blocks: [hero, prices] });
  link('contact.json', '/equipment/kipper#prijzen');
  const checked = await site();
  const options = { successor: '/equipment/lader', movesLinks: true };
  expect(() => planRemoval(checked, '/equipment/kipper', options)).toThrow(
    /^Dit kan niet: pages\/contact\.json: /,
  );
});

it('names the files that still link to it, also by another of its addresses', async () => {
  link('contact.json', '/kipper');
  const checked = await site();
  expect(() => planRemoval(checked, '/equipment/kipper')).toThrow(
    expect.objectContaining({
      reason:
        'Hier staan nog links naar deze pagina. Haal die eerst weg, of laat ze naar een andere pagina gaan:',
      inTheWay: [{ file: 'pages/contact.json', pointer: '/blocks/1/items/0/href', line: 1 }],
    }),
  );
});

it('refuses while a file is no JSON, because its links cannot be read', async () => {
  writeFileSync(file('contact.json'), '{');
  const checked = await site();
  expect(() => planRemoval(checked, '/equipment/kipper')).toThrow(/pages\/contact\.json:1$/);
});
