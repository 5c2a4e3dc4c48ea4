import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteFolders } from '../../pipeline/1-load/site-folders.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { unreachable } from './dead-links.ts';
import { outsideAddresses, overdueReport } from './overdue-report.ts';

const root = join(import.meta.dirname, '../../../..');
const address = 'https://www.rdw.example/oud';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'overdue-'));
  cpSync(join(root, 'tests/engine/base/pages'), join(folder, 'pages'), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Puts fields in a document below `pages/`. */
function change(name: string, changed: (document: { blocks: object[] }) => object): void {
  const file = join(folder, 'pages', name);
  const document = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...document, ...changed(document) }, null, 2));
}

const checked = () => checkSite(siteFolders(root, join(folder, 'pages')), { workingDirectory: folder });

it('says nothing when nothing is overdue', async () => {
  expect(overdueReport(await checked(), [])).toBe('');
});

it('names each fact with its line, and each dead link with its pages', async () => {
  const source = { label: 'RDW', href: address };
  const section = {
    type: 'text-section',
    title: 'Regels',
    text: ['Zo zit het.'],
    source,
    checkedOn: '2020-01-31',
  };
  change('contact.json', ({ blocks }) => ({ blocks: [...blocks, section] }));
  const site = await checked();
  expect(outsideAddresses(site)).toEqual([address]);
  const report = overdueReport(site, [{ address, why: 'de pagina is er niet meer (404)' }]);
  expect(report).toMatch(
    /^## Wat op de site verouderd is\n\n- \[ \] `pages\/contact\.json:\d+`: Dit is voor het laatst nagekeken op 31 januari 2020;/,
  );
  expect(report).toContain(
    `- [ ] <${address}>: de pagina is er niet meer (404). Staat in \`pages/contact.json\`.`,
  );
});

it('says that there is no internet where none of several sites can be reached', async () => {
  const others = ['https://www.cbr.example', 'https://www.ilent.example'];
  const text = others.map((href) => `Lees de [uitleg](${href}).`);
  change('contact.json', ({ blocks }) => ({
    blocks: [...blocks, { type: 'text-section', title: 'Meer', text }],
  }));
  const site = await checked();
  const dead = outsideAddresses(site).map((each) => ({ address: each, why: unreachable }));
  const report = overdueReport(site, dead);
  expect(report).toContain('- [ ] Geen van de 3 sites is te bereiken. Kijk of je internet hebt');
  expect(report).not.toContain('cbr.example');
  expect(overdueReport(site, dead.slice(1))).toContain(
    '- [ ] <https://www.ilent.example>: de site is niet te bereiken.',
  );
});

it('names each link where all lead to one site that is gone', async () => {
  const text = ['/een', '/twee'].map((path) => `Lees [dit](https://www.weg.example${path}).`);
  change('contact.json', ({ blocks }) => ({
    blocks: [...blocks.slice(0, 1), { type: 'text-section', title: 'Meer', text }],
  }));
  const site = await checked();
  const dead = outsideAddresses(site).map((each) => ({ address: each, why: unreachable }));
  expect(overdueReport(site, dead).match(/<https:.*?>/g)).toEqual([
    '<https://www.weg.example/een>',
    '<https://www.weg.example/twee>',
  ]);
});

it('follows a link with values of the site as its visitors do', async () => {
  const text = ['App ons [hier](https://chat.example/{company}).'];
  change('contact.json', ({ blocks }) => ({
    blocks: [...blocks.slice(0, 1), { type: 'text-section', title: 'Meer', text }],
  }));
  change('_site.json', () => ({ company: 'bakker' }));
  const site = await checked();
  expect(outsideAddresses(site)).toEqual(['https://chat.example/bakker']);
  const dead = [{ address: 'https://chat.example/bakker', why: unreachable }];
  expect(overdueReport(site, dead)).toContain(
    '- [ ] <https://chat.example/bakker>: de site is niet te bereiken. Staat in `pages/contact.json`.',
  );
});

it('names all else that time made wrong', async () => {
  const checks = [{ rule: 'form-of-address', reason: 'Een citaat.', until: '2020-03-01' }];
  const text = 'Wij bellen u terug. Lees [onze actie](/equipment).';
  const section = { type: 'text-section', title: 'Bellen', text: [text] };
  change('contact.json', ({ blocks }) => ({ checks, blocks: [...blocks.slice(0, 1), section] }));
  change('equipment/index.json', () => ({ until: '2020-06-30' }));
  change('_site.json', () => ({ closedOn: ['2020-12-25'] }));
  const report = overdueReport(await checked(), []);
  expect(report.match(/(?<=^- .*`: ).*?[.:](?= )/gm)).toEqual([
    'De link wijst naar "/equipment", en de laatste dag van die pagina was 30 juni 2020.',
    'Alle gesloten dagen zijn voorbij.',
    'Hier staat "u", maar deze site zegt "je".',
    'De link wijst naar "/equipment", en de laatste dag van die pagina was 30 juni 2020.',
    'De laatste dag van deze pagina was 30 juni 2020:',
  ]);
});

it('lets no text of a page write Markdown', async () => {
  change('equipment/index.json', () => ({ until: '2020-06-30' }));
  const site = await checked();
  const problems = site.problems.map((problem) => ({
    ...problem,
    message: '@iedereen [hier](/a)',
    hint: '',
  }));
  const lines = overdueReport({ ...site, problems }, []).match(/(?<=^- .*`: ).*/gm);
  expect(new Set(lines)).toEqual(new Set(['&#64;iedereen \\[hier\\](/a)']));
});
