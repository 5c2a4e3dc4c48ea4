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
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printChanges } from '../../scripts/changes.ts';
import { gitIn } from '../git-in.ts';
import { runCommand } from '../run-command.ts';

let folder: string;
let report: string;

const pageFile = (name: string): string => join(folder, 'pages', `${name}.json`);

function edit(name: string, change: (text: string) => string): void {
  writeFileSync(pageFile(name), change(readFileSync(pageFile(name), 'utf8')));
}

const git = (...args: string[]): string => gitIn(folder, args);

const changesSince = (base: string, ...args: string[]) =>
  runCommand(folder, printChanges, ['--pages', 'pages', '--base', base, ...args]);

const block = (fields: object): string => `,\n    ${JSON.stringify(fields)}\n  ]\n}\n`;
const withBlock =
  (fields: object) =>
  (text: string): string =>
    text.replace(/\n {2}\]\n\}\n$/, block(fields));

/** A site in a real repository, and a branch on which an author changed what authors change. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'));
  cpSync(join(import.meta.dirname, 'base'), folder, { recursive: true });
  mkdirSync(join(folder, 'pages/_shared'));
  writeFileSync(
    pageFile('_shared/oproep'),
    '{ "type": "notice", "title": "Vraag", "text": "Bel {phone} voor € 695." }\n',
  );
  edit('contact', withBlock({ shared: 'oproep' }));
  edit(
    'equipment/index',
    withBlock({ type: 'link-list', title: 'Meer', items: [{ label: 'Naar huis', href: '/' }] }),
  );
  for (const name of ['kraan', 'tractor'])
    writeFileSync(
      pageFile(`equipment/${name}`),
      readFileSync(pageFile('equipment/index'), 'utf8').replaceAll(
        'Equipment',
        name === 'kraan' ? 'Kraan' : 'Tractor',
      ),
    );
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'The site');

  edit('_site', (text) => text.replace('026-000 00 00', '026-111 11 11'));
  edit('_shared/oproep', (text) => text.replace('€ 695', '€ 675'));
  edit('contact', (text) =>
    text
      .replace('"title": "Contact",\n    "d', '"title": "Contact en advies",\n    "d')
      .replace('binnen een werkdag', 'binnen een uur'),
  );
  edit('equipment/index', (text) => text.replace('"href":"/"', '"href":"/contact"'));
  rmSync(pageFile('equipment/tractor'));
  edit('equipment/kraan', (text) =>
    text.replace('  "blocks"', '  "movedFrom": ["/equipment/kraan"],\n  "blocks"'),
  );
  cpSync(pageFile('equipment/kraan'), pageFile('equipment/hijskraan'));
  rmSync(pageFile('equipment/kraan'));
  writeFileSync(
    pageFile('over-ons'),
    readFileSync(pageFile('404'), 'utf8').replace('"Niet gevonden"', '"Over ons"'),
  );
  writeFileSync(pageFile('404'), '{ "metadata": ');
  report = (await changesSince('main')).stdout;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a reviewer reads in Dutch what changes for a visitor:', () => {
  test.each([
    [
      'how much',
      '1 pagina erbij, 1 pagina weg, 1 pagina verhuisd, 3 pagina’s gewijzigd, 1 pagina niet te lezen, gegevens van de hele site gewijzigd, 1 gedeeld blok gewijzigd.',
    ],
    ['an amount, apart', '| `_shared/oproep.json` | Tekst | **€ 695** | **€ 675** |'],
    [
      'a page that moved',
      '- ↪️ `/equipment/kraan` is verhuisd naar `/equipment/hijskraan`; het oude adres leidt door naar `/equipment/hijskraan`',
    ],
    [
      'a page that went',
      '- ➖ `/equipment/tractor` is weg: “Tractor”; ⚠️ **het oude adres leidt nergens heen**',
    ],
    ['a page that came', '- ➕ `/over-ons` is nieuw: “Over ons”'],
    ['what every page shows, once', 'te zien op alle 6 pagina’s, in kop, voet of tekst.'],
    ['a value of the site', '  - was: “026-000 00 00”\n  - wordt: “026-111 11 11”'],
    ['where such a value stands in a text', '- `{phone}` staat ook in de tekst van 1 pagina: `/contact`.'],
    ['a shared block, once', '## Gedeeld blok `oproep`\n\nStaat op 1 pagina: `/contact`.'],
    ['words of a text', 'schrijft je binnen een <del>werkdag</del> <ins>uur</ins> terug.'],
    [
      'metadata with their length',
      '- **Zoekmachines en delen · Titel (7 → 17 tekens)**: Contact <ins>en advies</ins>',
    ],
    ['a page that can no longer be read', '## `/404`: (onleesbaar)\n\n⚠️ Deze pagina is nu niet te lezen'],
    ['a link', '- “Naar huis” gaat naar `/contact` in plaats van `/`'],
  ])('%s', (_what, line) => {
    expect(report).toContain(line);
  });

  test('nothing when nothing changed', async () => {
    git('stash', '--include-untracked', '--quiet');
    const { status, stdout } = await changesSince('main');
    expect(stdout).toContain('er verandert niets.');
    expect(status).toBe(0);
  });
});

test('only a picture and a download changed, and a page that comes later: all are reported', async () => {
  git('reset', '--hard', '--quiet');
  const drawing = join(folder, 'public/images/kraan.svg');
  mkdirSync(dirname(drawing), { recursive: true });
  const svg = (colour: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${colour}" d="M0 0h4v3z"/></svg>`;
  writeFileSync(drawing, svg('#111111'));
  const leaflet = join(folder, 'public/folder.pdf');
  writeFileSync(leaflet, '%PDF-1.4');
  edit('contact', (text) =>
    text.replace(
      '"title": "Contact",\n      "text"',
      '"title": "Contact",\n      "image": { "src": "/images/kraan.svg", "alt": "Een kraan" },\n      "back": { "label": "De folder", "href": "/folder.pdf" },\n      "text"',
    ),
  );
  git('add', '.');
  git('commit', '--quiet', '-m', 'A picture');
  writeFileSync(drawing, svg('#222222'));
  writeFileSync(leaflet, '%PDF-1.7');
  const { stdout } = await changesSince('main');
  expect(stdout).toContain('1 afbeelding vervangen, 1 download vervangen.');
  expect(stdout).toContain('- `/folder.pdf` is een ander bestand; te downloaden op `/contact`');
  expect(stdout).toContain('- `/images/kraan.svg` is een andere afbeelding; te zien op `/contact`');
  const draft = readFileSync(pageFile('404'), 'utf8').replace('{', '{ "draft": true,');
  writeFileSync(pageFile('over-ons'), draft);
  expect((await changesSince('main')).stdout).toMatch(
    /`\/over-ons` is nieuw: .*\. \*\*Concept: bezoekers zien/,
  );
  edit('contact', (text) => text.replace('{', '{ "until": "2030-01-31",'));
  expect((await changesSince('main')).stdout).toContain(
    '**Wanneer bezoekers de pagina zien**\n\n- was: Altijd online\n- wordt: **Online tot en met 31 januari 2030**',
  );
  git('reset', '--hard', '--quiet', 'HEAD~1');
  git('clean', '-fdq');
});

test('pictures stand side by side, on a phone and on a desktop, and the report names them', async () => {
  git('reset', '--hard', '--quiet');
  edit('contact', (text) => text.replace('binnen een werkdag', 'binnen een uur'));
  const into = join(folder, 'pictures');
  const { status, stderr } = await changesSince('main', '--pictures', into);
  expect(status, stderr).toBe(0);
  expect(readdirSync(into).sort()).toEqual(['contact-1280.webp', 'contact-390.webp', 'wat-verandert.md']);
  expect(readFileSync(join(into, 'wat-verandert.md'), 'utf8')).toContain('](contact-390.webp)');
  const { width = 0, height = 0 } = await sharp(join(into, 'contact-390.webp')).metadata();
  expect(width).toBe(2 * 390 + 24);
  expect(height).toBeGreaterThan(800);
});

test.skipIf(!existsSync('/proc')).each([
  ['/proc/nowhere', 'ENOENT'],
  ['pages/contact.json', 'ENOTDIR'],
  ['pages/contact.json/pictures', 'ENOTDIR'],
])('says that no pictures can stand in "%s"', async (into, code) => {
  git('reset', '--hard', '--quiet');
  edit('contact', (text) => text.replace('binnen een werkdag', 'binnen een uur'));
  const { status, stderr } = await changesSince('main', '--pictures', into);
  expect([status, stderr]).toEqual([
    2,
    expect.stringContaining(
      `De map ${into} kan niet worden gemaakt (${code}). Kies met --pictures een plaats waar je mag schrijven`,
    ),
  ]);
});
