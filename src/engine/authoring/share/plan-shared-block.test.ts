import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyExampleSite } from '../../../../tests/example-site.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { blocksOf } from '../../pipeline/5-resolve/page-outline.ts';
import { pageResolver } from '../../pipeline/5-resolve/page-resolver.ts';
import { resolveChecked } from '../../pipeline/5-resolve/resolve-checked.ts';
import { type CheckedSite, checkSite, documentsOf } from '../../pipeline/check-site.ts';
import { planSharedBlock, type WantedSharedBlock } from './plan-shared-block.ts';

let folder: string;
let folders: SiteFolders;
let site: CheckedSite;

const read = (): Promise<CheckedSite> => checkSite(folders, { workingDirectory: folder });
const file = (name: string): string => join(folders.pages, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'share-'));
  folders = copyExampleSite(folder);
  site = await read();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All pages as they look. */
function shown(checked: CheckedSite): string[] {
  const resolve = pageResolver(checked.files, resolveChecked(checked));
  return checked.index.pages.map(({ route }) => JSON.stringify(resolve(route)));
}

const refusal = (wanted: WantedSharedBlock): string => {
  try {
    planSharedBlock(site, folders, wanted);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

it('shares any block of any page, and visitors see the same', async () => {
  const before = shown(site);
  const problems = site.problems.length;
  let shared = 0;
  for (const page of documentsOf(site).filter(({ kind }) => kind === 'page')) {
    for (const [index, block] of blocksOf(page.value).entries()) {
      const pointer = `/blocks/${index}`;
      const wanted = { from: page.name, pointer, name: `Proef ${index}` };
      if (refusal(wanted) !== '') continue;
      const plan = planSharedBlock(site, folders, wanted);
      writeFileSync(plan.shared.absoluteFile, plan.shared.text);
      writeFileSync(page.absoluteFile, plan.text);
      const after = await read();
      expect(shown(after), `${page.file} ${pointer}`).toEqual(before);
      expect(after.problems, `${page.file} ${pointer}`).toHaveLength(problems);
      expect(JSON.parse(plan.shared.text)).toEqual(block);
      // All that is not the block stays as it was.
      const [begin = '', end = ''] = plan.text.split(`"shared": "proef-${index}"`);
      expect(page.text.startsWith(begin.trimEnd()) && page.text.endsWith(end.trimStart())).toBe(true);
      rmSync(plan.shared.absoluteFile);
      writeFileSync(page.absoluteFile, page.text);
      shared += 1;
    }
  }
  expect(shared).toBeGreaterThan(15);
});

it('keeps what its author wrote letter by letter', async () => {
  const page = file('contact.json');
  const present = readFileSync(page, 'utf8');
  const own = present.replace(/("blocks": \[\s*\{[^}]*?"title": ")/, '$1Caf\\u00e9: ');
  writeFileSync(page, own.replaceAll('\n', '\r\n'));
  const plan = planSharedBlock(await read(), folders, {
    from: '/contact',
    pointer: '/blocks/0',
    name: 'Kop',
  });
  writeFileSync(page, present);
  expect(plan.shared.text).toContain('"title": "Caf\\u00e9: ');
});

it.each<[why: string, wanted: Partial<WantedSharedBlock>, says: string]>([
  [
    'a name that is taken',
    { name: 'Bestellen' },
    'Er is al een gedeeld blok “bestellen”. Kies een andere naam.',
  ],
  [
    'no name',
    { name: ' ! ' },
    '“ ! ” is geen naam voor een gedeeld blok. Gebruik letters of cijfers, bijvoorbeeld “Bel ons”.',
  ],
  [
    'what is a device to Windows',
    { name: 'Con' },
    'Op een computer met Windows kan een bestand niet “con” heten. Kies een andere naam.',
  ],
  [
    'a page that is gone',
    { from: '/weg' },
    'Op de pagina "/weg" staat daar geen blok (meer). Laad de pagina opnieuw.',
  ],
  [
    'a block that is gone',
    { pointer: '/blocks/99' },
    'Op de pagina "/contact" staat daar geen blok (meer). Laad de pagina opnieuw.',
  ],
  [
    'what is no block',
    { pointer: '/metadata' },
    'Op de pagina "/contact" staat daar geen blok (meer). Laad de pagina opnieuw.',
  ],
])('refuses %s', (_why, wanted, says) => {
  expect(refusal({ from: '/contact', pointer: '/blocks/0', name: 'Proef', ...wanted })).toBe(says);
});

it('refuses the cards of the pages below a page, whose order is that page’s', () => {
  const [hub] = site.index.pages.filter(({ blocks }) => blocks?.some(({ type }) => type === 'page-cards'));
  const { pointer = '' } = hub?.blocks?.find(({ type }) => type === 'page-cards') ?? {};
  expect(refusal({ from: hub?.route ?? '', pointer, name: 'Kaarten' })).toContain('horen bij deze pagina');
});

it('refuses a block that is shared already', () => {
  const [page] = site.index.pages.filter(({ blocks }) => blocks?.some(({ shared }) => shared !== undefined));
  const { pointer = '' } = page?.blocks?.find(({ shared }) => shared !== undefined) ?? {};
  const wanted = { from: page?.route ?? '', pointer, name: 'Nog eens' };
  expect(refusal(wanted)).toBe('Dit is al een gedeeld blok.');
});

it('refuses a block of a page that was not read as a whole: writing it would lose letters', () => {
  const files = site.files.map((each) => ({ ...each, isDamaged: each.name === '/contact' }));
  const wanted = { from: '/contact', pointer: '/blocks/0', name: 'Proef' };
  expect(() => planSharedBlock({ ...site, files }, folders, wanted)).toThrow('Niet elke letter');
});
