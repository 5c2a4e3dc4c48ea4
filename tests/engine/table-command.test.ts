import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { tablePages } from '../../scripts/pages.ts';
import { authorFolder } from './support/author-folder.ts';

const site = authorFolder();
const { read, run } = site;

describe('npm run pages', () => {
  test('takes a table back after looking at it, and changes nothing while it has a mistake', async () => {
    const table = join(site.path, 'tabel.csv');
    expect((await run(tablePages, ['export', 'tabel.csv'])).status).toBe(0);
    const exported = readFileSync(table, 'utf8');
    const before = read('contact.json');
    writeFileSync(table, exported.replace('/contact;Contact;', '/contact;Zo bereik je ons;'));
    expect((await run(tablePages, ['import', 'tabel.csv', '--dry-run'])).stderr).toContain(
      'Er is nog niets veranderd.',
    );
    expect(read('contact.json')).toBe(before);
    writeFileSync(table, readFileSync(table, 'utf8').replace('/equipment;', '/equipmnt;'));
    const refused = await run(tablePages, ['import', 'tabel.csv']);
    expect([refused.status, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/kolom adres: fout: .*"\/equipmnt"/),
    ]);
    expect(read('contact.json')).toBe(before);
    writeFileSync(table, readFileSync(table, 'utf8').replace('/equipmnt;', '/equipment;'));
    expect((await run(tablePages, ['import', 'tabel.csv'])).status).toBe(0);
    expect(read('contact.json')).toBe(before.replace('"title": "Contact"', '"title": "Zo bereik je ons"'));
  });

  test('writes a table in the folder in which its name was typed, where it is looked for first', async () => {
    const folder = join(site.path, 'van Anna');
    mkdirSync(folder);
    writeFileSync(join(site.path, 'tabel.csv'), 'adres;metadata/title\n/contact;Van vorig jaar\n');
    vi.stubEnv('INIT_CWD', folder);
    await run(tablePages, ['export', 'tabel.csv']);
    expect((await run(tablePages, ['import', 'tabel.csv'])).stderr).toBe(
      'In de tabel staat niets anders dan op de pagina’s.\n',
    );
  });

  test('writes no table over an earlier one, in which somebody may be working', async () => {
    const table = join(site.path, 'tabel.csv');
    writeFileSync(table, 'adres;metadata/title\n/contact;Zo bereik je ons\n');
    const { status, stderr } = await run(tablePages, ['export', 'tabel.csv']);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^"tabel\.csv" bestaat al, .*\n$/)]);
    expect(readFileSync(table, 'utf8')).toContain('Zo bereik je ons');
  });

  test.each(['pages/contact.json', 'paginas.xlsx', 'pages', ''])('writes no table as "%s"', async (file) => {
    const before = read('contact.json');
    const { status, stderr } = await run(tablePages, ['export', file]);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^De naam van een tabel eindigt op \.csv: /)]);
    expect(read('contact.json')).toBe(before);
  });

  test.each(['map.csv', 'pages/contact.json/tabel.csv', '/proc/a/tabel.csv'])(
    'says why "%s" can be no table',
    async (file) => {
      mkdirSync(join(site.path, 'map.csv'));
      const { status, stderr } = await run(tablePages, ['export', file]);
      expect([status, stderr]).toEqual([
        2,
        expect.stringMatching(/^"\S+" is niet te schrijven \(E\w+\)\. .*\n$/),
      ]);
    },
  );
});
