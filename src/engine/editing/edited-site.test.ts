import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDictionary } from '../pipeline/1-load/read-dictionary.ts';
import { siteFolders } from '../pipeline/1-load/site-folders.ts';
import { textOf } from '../pipeline/1-load/source-document.ts';
import { checkSite } from '../pipeline/check-site.ts';
import { EditedSite } from './edited-site.ts';
import { siteFilesOf, sitePartsOf } from './site-parts.ts';

const root = join(import.meta.dirname, '../../..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'edited-'));
  cpSync(join(root, 'tests/engine/base/pages'), join(folder, 'pages'), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A site as the worker gets it, with the texts of its files. */
async function openSite(): Promise<{ site: EditedSite; file: string; text: string; problems: number }> {
  const checked = await checkSite(siteFolders(root, join(folder, 'pages')), { workingDirectory: folder });
  const sent = JSON.parse(JSON.stringify(siteFilesOf(checked)));
  const source = checked.files.find(({ name }) => name === '/contact');
  if (!source) throw new Error('The site has no contact page.');
  return {
    site: new EditedSite(sitePartsOf(sent, readDictionary())),
    file: source.file,
    text: textOf(source),
    problems: checked.problems.length,
  };
}

it('shows a page as it is being edited, and says at which value something is wrong', async () => {
  const { site, file, text } = await openSite();
  const edited = site.edit(file, {
    text,
    edit: { kind: 'set', pointer: '/blocks/0/title', value: 'Bel ons gerust' },
  });
  expect(edited.page?.blocks[0]).toMatchObject({ title: 'Bel ons gerust' });
  const wrong = site.edit(file, {
    text: edited.text,
    edit: { kind: 'set', pointer: '/blocks/0/title', value: '' },
  });
  expect(wrong.page).toBeUndefined();
  expect(site.check(file, { text: wrong.text, shown: '/contact' }).problems).toContainEqual(
    expect.objectContaining({ file, pointer: '/blocks/0/title', rule: 'too-short' }),
  );
});

it('finds what the command line finds, also in other files', async () => {
  const { site, file, text, problems } = await openSite();
  expect(site.check(file, { text, shown: '/contact' }).problems).toHaveLength(problems);
  const broken = site.check(file, {
    text: text.replace('"blocks": [', '"blocks": [{ "shared": "weg" },'),
    shown: '/contact',
  });
  expect(broken.problems).toContainEqual(
    expect.objectContaining({ file, pointer: '/blocks/0/shared', rule: 'shared-block' }),
  );
});

it('shows a page while another, or the page itself, has a mistake', async () => {
  const checked = await checkSite(siteFolders(root, join(folder, 'pages')), { workingDirectory: folder });
  const sent: ReturnType<typeof siteFilesOf> = JSON.parse(JSON.stringify(siteFilesOf(checked)));
  const wrong = (name: string, from: string, to: string) =>
    sent.files.map((file) => (file.name === name ? { ...file, text: file.text.replace(from, to) } : file));
  const cases = [
    wrong('/equipment', '"type": "hero"', '"type": "hreo"'),
    wrong('/', '"text": "', '"text": "[weg](/nergens) '),
  ];
  for (const files of cases) {
    const site = new EditedSite(sitePartsOf({ ...sent, files }, readDictionary()));
    const { file = '', text = '' } = files.find(({ name }) => name === '/contact') ?? {};
    const edit = { kind: 'set', pointer: '/blocks/0/title', value: 'Bel ons' } as const;
    const edited = site.edit(file, { text, edit });
    expect(edited.page?.blocks[0]).toMatchObject({ title: 'Bel ons' });
    const { page, problems } = site.check(file, { text: edited.text, shown: '/contact' });
    expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
    expect(page?.blocks[0]).toMatchObject({ title: 'Bel ons' });
  }
});
