import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { build } from '../../scripts/build.ts';
import { check } from '../../scripts/check.ts';
import { formatPages } from '../../scripts/format-pages.ts';
import { launchArguments } from '../../scripts/launch-arguments.ts';
import { newPage } from '../../scripts/new-page.ts';
import { authorFolder } from './support/author-folder.ts';

const site = authorFolder();
const { read, run } = site;

/** `npm run new-page`, with what a person types. */
function answer(...lines: string[]): SpawnSyncReturns<string> {
  const command = [...launchArguments('scripts/new-page.ts'), '--pages', 'pages'];
  const input = lines.map((line) => `${line}\n`).join('');
  return spawnSync(process.execPath, command, { cwd: site.path, encoding: 'utf8', input });
}

describe('npm run new-page', () => {
  test('writes a page that the check accepts, the formatter leaves alone and the build builds', async () => {
    expect((await run(newPage, ['/equipment/kranen', '--kind=hub'])).stderr).toContain(
      'pages/equipment/kranen/index.json is gemaakt.',
    );
    expect(
      (await run(newPage, ['equipment/kranen/torenkraan', '--kind=equipment', '--name=Torenkraan'])).status,
    ).toBe(0);
    const checked = await run(check);
    expect(checked.stderr).not.toContain(' fout ');
    expect(checked.status).toBe(0);
    expect((await run(formatPages)).stderr).toBe('Alles stond al netjes.\n');
    expect((await run(build, ['--out', 'dist'])).status).toBe(0);
    const html = readFileSync(join(site.path, 'dist/equipment/kranen/torenkraan.html'), 'utf8');
    expect(html).toContain('Torenkraan leasen</h1>');
    expect(readFileSync(join(site.path, 'dist/equipment/kranen.html'), 'utf8')).toContain(
      '/equipment/kranen/torenkraan',
    );
  });

  test('makes the home page first where there is none, in the words of its own advice', async () => {
    rmSync(join(site.path, 'pages'), { recursive: true });
    mkdirSync(join(site.path, 'pages'));
    const advice = 'Maak die eerst: npm run new-page -- / --kind=hub --name=Home';
    const { status, stderr } = answer('1');
    expect(stderr).toBe(`Er is nog geen homepage, waar andere pagina’s onder horen. ${advice}\n`);
    expect(status).toBe(2);
    expect((await run(newPage, ['/vacatures'])).stderr).toContain(advice);
    const made = await run(newPage, ['/', '--kind=hub', '--name=Home']);
    expect(made.stderr).toContain('pages/index.json is gemaakt.');
    expect((await run(newPage, ['/vacatures'])).status).toBe(0);
  });

  test('asks what it needs, and asks again when an answer cannot be', async () => {
    const answers = [
      '9',
      'onder',
      'equipment',
      '',
      'Kraan & co',
      'Een kraan',
      'kraan',
      '2',
      'Om te hijsen.',
      'Hoog',
      '',
      'Klein',
      'Voor op het dak.',
      '',
      'veel',
      '€ 90.000',
    ];
    const { status, stderr } = answer(...answers);
    expect(stderr).toContain('"onder" staat in meer dan één regel. Kies een nummer van 1 tot en met');
    expect(stderr).toContain('Bedoel je "/equipment/een-kraan"?');
    expect(stderr).toContain('Geef de pagina een naam');
    expect(stderr).toContain('"veel" is geen bedrag in hele euro’s. Schrijf het bijvoorbeeld zo: 62.500');
    expect(status).toBe(0);
    expect(JSON.parse(read('equipment/kraan.json'))).toMatchObject({
      name: 'Kraan & co',
      card: { description: 'Om te hijsen.', features: ['Hoog'] },
      blocks: [
        { type: 'hero', text: 'Om te hijsen.' },
        { type: 'equipment-calculator', priceExample: 90_000 },
        {},
        { items: [{ title: 'Klein', description: 'Voor op het dak.' }] },
        {},
      ],
    });
  });

  test('takes a name for the choice that has it as a whole word', async () => {
    for (const hub of ['bouw', 'landbouw']) await run(newPage, [`/equipment/${hub}`, '--kind=hub']);
    const { stderr } = answer('bouw');
    expect(stderr).toContain('→ onder Bouw (/equipment/bouw)');
  });

  test('writes nothing and ends with 2 when the questions are broken off or the address cannot be', async () => {
    const stopped = answer('1');
    expect(stopped.stderr).toContain('Gestopt: er is niets geschreven.');
    expect(stopped.status).toBe(2);
    const refused = await run(newPage, ['/Équipment/Grote kraan']);
    expect(refused.stderr).toContain('Bedoel je "/equipment/grote-kraan"?');
    expect(refused.status).toBe(2);
    const priced = await run(newPage, ['/kraan', '--price=90.000']);
    expect(priced.stderr).toContain('Zet er --kind=equipment bij, of laat --price weg.');
    expect(priced.status).toBe(2);
  });
});
