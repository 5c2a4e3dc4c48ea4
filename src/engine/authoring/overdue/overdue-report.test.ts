import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteFolders } from '../../pipeline/1-load/site-folders.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { outsideAddresses, overdueReport } from './overdue-report.ts';

const root = join(import.meta.dirname, '../../../..');
const address = 'https://www.rdw.example/oud';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'overdue-'));
  cpSync(join(root, 'tests/engine/base/pages'), join(folder, 'pages'), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const checked = () => checkSite(siteFolders(root, join(folder, 'pages')), { workingDirectory: folder });

it('says nothing when nothing is overdue', async () => {
  expect(overdueReport(await checked(), [])).toBe('');
});

it('names each fact with its line, and each dead link with its pages', async () => {
  const file = join(folder, 'pages/contact.json');
  const page = JSON.parse(readFileSync(file, 'utf8'));
  const source = { label: 'RDW', href: address };
  const section = {
    type: 'text-section',
    title: 'Regels',
    text: ['Zo zit het.'],
    source,
    checkedOn: '2020-01-31',
  };
  writeFileSync(file, JSON.stringify({ ...page, blocks: [...page.blocks, section] }, null, 2));
  const site = await checked();
  expect(outsideAddresses(site)).toEqual([address]);
  const report = overdueReport(site, [{ address, why: 'de pagina is er niet meer (404)' }]);
  expect(report).toMatch(
    /^## Feiten om na te kijken\n\n- \[ \] `pages\/contact\.json:\d+`: Dit is voor het laatst nagekeken op 31 januari 2020;/,
  );
  expect(report).toContain(
    `- [ ] <${address}>: de pagina is er niet meer (404). Staat in \`pages/contact.json\`.`,
  );
});
