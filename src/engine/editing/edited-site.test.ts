import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isError } from '../../shared/authors/severity.ts';
import { readDictionary } from '../pipeline/1-load/read-dictionary.ts';
import { siteFolders } from '../pipeline/1-load/site-folders.ts';
import { textOf } from '../pipeline/1-load/source-document.ts';
import { type CheckedSite, checkSite, examinedIn, type KnownFile } from '../pipeline/check-site.ts';
import { EditedSite } from './edited-site.ts';
import { type EditedSiteFiles, siteFilesOf, sitePartsOf } from './site-parts.ts';

const root = join(import.meta.dirname, '../../..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'edited-'));
  cpSync(join(root, 'tests/engine/base/pages'), join(folder, 'pages'), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A site as the server checked it, and as it is on its way to the worker. */
async function checkedSite(
  isNew?: (file: string) => boolean,
): Promise<{ checked: CheckedSite; sent: EditedSiteFiles }> {
  const known = new Map<string, KnownFile>();
  const folders = siteFolders(root, join(folder, 'pages'));
  const checked = await checkSite(folders, { workingDirectory: folder, known, isNew });
  return {
    checked,
    sent: JSON.parse(JSON.stringify(siteFilesOf({ ...checked, examined: examinedIn(known) }))),
  };
}

/** A site as the worker gets it, with the texts of its files. */
async function openSite(): Promise<{ site: EditedSite; file: string; text: string; problems: number }> {
  const { checked, sent } = await checkedSite();
  const source = checked.files.find(({ name }) => name === '/contact');
  if (!source) throw new Error('The site has no contact page.');
  return {
    site: new EditedSite(sitePartsOf(sent, readDictionary)),
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

it('finds in the new one of two pages that say the same what it has of the other, as the command line does', async () => {
  const added = join(folder, 'pages/bel-ons.json');
  cpSync(join(folder, 'pages/contact.json'), added);
  const { checked, sent } = await checkedSite((file) => file === added);
  rmSync(added);
  const site = new EditedSite(sitePartsOf(sent, readDictionary));
  const opened = checked.files.find(({ name }) => name === '/contact');
  if (!opened) throw new Error('The site has no contact page.');
  const { problems } = site.check(opened.file, { text: textOf(opened), shown: '/contact' });
  const inShort = ({ file, rule }: { file: string; rule: string }): string => `${file} ${rule}`;
  expect(problems.map(inShort).sort()).toEqual(checked.problems.map(inShort).sort());
  expect(problems.map(inShort)).toContain('pages/bel-ons.json near-duplicate');
});

it('takes over what the server knows of a file, until its text changes', async () => {
  const { sent } = await checkedSite();
  const contact = sent.files.find(({ name }) => name === '/contact');
  if (!contact) throw new Error('The site has no contact page.');
  const { file, text } = contact;
  const known = {
    severity: 'error',
    rule: 'byte-order-mark',
    message: 'Bekend.',
    place: { pointer: '' },
  } as const;
  contact.problems.push({ file, ...known });
  const site = new EditedSite(sitePartsOf(sent, readDictionary));
  const rulesIn = (checked: string): string[] =>
    site.check(file, { text: checked, shown: '/contact' }).problems.map(({ rule }) => rule);
  expect(rulesIn(text)).toContain('byte-order-mark');
  expect(rulesIn(`${text} `)).not.toContain('byte-order-mark');
});

it('shows a page while another, or the page itself, has a mistake', async () => {
  const { sent } = await checkedSite();
  const cases = [
    { name: '/equipment', from: '"type": "hero"', to: '"type": "hreo"' },
    { name: '/', from: '"text": "', to: '"text": "[weg](/nergens) ' },
  ];
  for (const { name, from, to } of cases) {
    const site = new EditedSite(sitePartsOf(sent, readDictionary));
    const other = sent.files.find((each) => each.name === name);
    if (!other?.text.includes(from)) throw new Error(`${from} does not stand in ${name}.`);
    site.check(other.file, { text: other.text.replace(from, to), shown: name });
    const { file = '', text = '' } = sent.files.find((each) => each.name === '/contact') ?? {};
    const edit = { kind: 'set', pointer: '/blocks/0/title', value: 'Bel ons' } as const;
    const edited = site.edit(file, { text, edit });
    expect(edited.page?.blocks[0]).toMatchObject({ title: 'Bel ons' });
    const { page, problems } = site.check(file, { text: edited.text, shown: '/contact' });
    expect(problems.some(isError)).toBe(true);
    expect(page?.blocks[0]).toMatchObject({ title: 'Bel ons' });
  }
});

it('fixes what has one meaning as a whole, keeps the layout, and says where', async () => {
  const { site, file, text } = await openSite();
  const own = text.replaceAll('  ', '\t');
  const mistakes = [
    {
      from: '"title": "Contact",\n\t\t\t"text"',
      to: '"titel": "Contact",\n\t\t\t"text"',
      pointer: '/blocks/0/title',
    },
    { from: '"hero",', to: '"hero"', pointer: '/blocks/0/type' },
    // Which the list has once, and the code at each place.
    {
      from: '"type": "hero",\n\t\t\t"title"',
      to: '“type”: "hero",\n\t\t\t“title”',
      pointer: '/blocks/0/type',
    },
    {
      from: '"type": "hero",\n\t\t\t"title"',
      to: 'type: "hero",\n\t\t\ttitle',
      pointer: '/blocks/0/type',
    },
    { from: '"hero"', to: '"Hero"', pointer: '/blocks/0/type' },
    // Which is reported once.
    { from: '"text": "', to: '"text": "Van 12000 kg tot 12000 kg. ', pointer: '/blocks/0/text' },
  ];
  for (const { from, to, pointer } of mistakes) {
    const typed = own.replace(from, to);
    const right = to.includes('12000') ? typed.replaceAll('12000', '12.000') : own;
    expect(typed).not.toBe(right);
    const { problems } = site.check(file, { text: typed, shown: '/contact' });
    const [problem] = problems.filter(({ fix, rule }) => fix !== undefined && rule !== 'formatting');
    if (!problem) throw new Error(`There is no fix for ${to}.`);
    expect(site.fix(file, { text: typed, problem })).toMatchObject({ text: right, fixed: { pointer } });
    // It is fixed by then.
    expect(site.fix(file, { text: own, problem })).toBeUndefined();
  }
  const { problems } = site.check(file, { text: own, shown: '/contact' });
  const layout = problems.find(({ rule }) => rule === 'formatting');
  expect(layout?.fix).toBe('zet de regels en spaties goed');
  expect(layout && site.fix(file, { text: own, problem: layout })?.text).toBe(text);
});

it('reports what a mistake would hide, at its place in the text as typed', async () => {
  const { site, file, text } = await openSite();
  const empty = text.replace('"title": "Contact",\n      "text"', '"title": "",\n      "text"');
  const mistakes = [
    { typed: empty.replace('"blocks"', '"blokken"'), pointer: '/blokken/0/title' },
    // Of a text that is no JSON, nobody has a form.
    { typed: empty.replace('"hero",', "'hero',").replace(/\}\s*$/, ',}'), pointer: '' },
  ];
  for (const { typed, pointer } of mistakes) {
    const { problems, page } = site.check(file, { text: typed, shown: '/contact' });
    const found = problems.find(({ rule }) => rule === 'too-short');
    expect(found).toMatchObject({ file, pointer });
    expect(typed.slice((found?.start ?? 0) - 9, found?.end)).toBe('"title": ""');
    expect(page).toBeUndefined();
  }
});

it('reports a file that cannot be read whole, over which nothing is saved', async () => {
  const damaged = join(folder, 'pages/contact.json');
  const good = readFileSync(damaged);
  writeFileSync(damaged, good.toString().replace('"title": "Contact"', '"title": "Caf\x8e"'), 'latin1');
  const { site, file, text, problems } = await openSite();
  expect(problems).toBeGreaterThan(0);
  expect(site.check(file, { text, shown: '/contact' }).problems).toMatchObject([{ file, rule: 'encoding' }]);
  writeFileSync(damaged, good);
});

it.each([
  ['contact - kopie.json', 'route-name'],
  ['contact.json.txt', 'file-extension'],
])('reports %s, whose name keeps all work from being handed in', async (name, rule) => {
  const added = join(folder, 'pages', name);
  writeFileSync(added, '{}');
  const { site, file, text } = await openSite();
  rmSync(added);
  const { problems } = site.check(file, { text, shown: '/contact' });
  expect(problems).toContainEqual(expect.objectContaining({ file: `pages/${name}`, rule, pointer: '' }));
});
