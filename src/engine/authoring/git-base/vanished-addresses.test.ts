import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gitIn } from '../../../../tests/git-in.ts';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { load } from '../../pipeline/1-load/load.ts';
import { vanishedAddresses } from './vanished-addresses.ts';

let folder: string;
const pages = (): string => join(folder, 'site/pages');

const git = (...args: string[]): string => gitIn(folder, args);

function write(file: string, value: JsonObject): void {
  mkdirSync(dirname(join(pages(), file)), { recursive: true });
  writeFileSync(join(pages(), file), JSON.stringify(value, null, 2));
}

const page = (title: string): JsonObject => ({ metadata: { title, description: `${title} van de site.` } });

const tractor: JsonObject = { ...page('Tractor'), aliases: ['/tractor'], movedFrom: ['/trekker'] };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'base-'));
  git('init', '--quiet', '--initial-branch=main');
  write('index.json', page('Home'));
  write('404.json', page('Weg'));
  write('_site.json', { company: 'Voorbeeld' });
  write('equipment/index.json', page('Equipment'));
  write('equipment/tractor.json', tractor);
  git('add', '.');
  git('commit', '--quiet', '-m', 'The site');
  git('checkout', '--quiet', '-b', 'change');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function vanished(base = 'main'): Promise<string[]> {
  const { documents } = await load({ pagesFolder: pages(), workingDirectory: join(folder, 'site') });
  return (await vanishedAddresses(documents, pages(), base)).map(({ message, hint }) =>
    `${/"(.*?)"/.exec(message)?.[1]}: ${hint}`
      .replace('Kies de pagina die het best past, bijvoorbeeld ', 'Zet in ')
      .replace(', en zet daarin', ''),
  );
}

function moveTractor(to: string, extra: JsonObject = {}): void {
  rmSync(join(pages(), 'equipment/tractor.json'));
  write(to, { ...page('Tractor'), ...extra });
}

describe('an address of the base branch', () => {
  it('that is still there, in any of three ways, is fine', async () => {
    expect(await vanished()).toEqual([]);
    moveTractor('tractor.json', { movedFrom: ['/equipment/tractor', '/trekker'] });
    expect(await vanished()).toEqual([]);
  });

  it('that vanished is reported at the page with the same name, with one line that fixes all', async () => {
    moveTractor('landbouw/tractor.json', { movedFrom: ['/oud'] });
    const line = '"movedFrom": ["/oud", "/equipment/tractor", "/tractor", "/trekker"],';
    expect(await vanished()).toEqual(
      ['/equipment/tractor', '/tractor', '/trekker'].map(
        (address) => `${address}: Zet in pages/landbouw/tractor.json: ${line}`,
      ),
    );
  });

  it('that git saw move is reported at the page it became', async () => {
    renameSync(join(pages(), 'equipment/tractor.json'), join(pages(), 'equipment/trekkers.json'));
    git('add', '.');
    expect(await vanished()).toEqual([
      '/equipment/tractor: Zet in pages/equipment/trekkers.json: "movedFrom": ["/trekker", "/equipment/tractor"],',
    ]);
  });

  it('that was an alias only is reported at its own page', async () => {
    write('equipment/tractor.json', { ...page('Tractor'), movedFrom: ['/trekker'] });
    expect(await vanished()).toEqual([
      '/tractor: Zet in pages/equipment/tractor.json: "movedFrom": ["/trekker", "/tractor"],',
    ]);
  });

  it('that was removed for good is reported at the page above', async () => {
    rmSync(join(pages(), 'equipment/tractor.json'));
    expect(new Set((await vanished()).map((line) => /pages\S+:/.exec(line)?.[0]))).toEqual(
      new Set(['pages/equipment/index.json:']),
    );
  });

  it('that others added after this branch began is not missed', async () => {
    git('checkout', '--quiet', 'main');
    write('later.json', page('Later'));
    git('add', '.');
    git('commit', '--quiet', '-m', 'Later');
    git('checkout', '--quiet', 'change');
    expect(await vanished()).toEqual([]);
  });

  it.each([
    ['draft', true, 1],
    ['from', '2999-01-01', 1],
    ['until', '2020-01-01', 0],
    ['until', '2999-01-01', 0],
  ])(
    'that visitors no longer see by "%s": %j is reported only where nothing leads on',
    async (field, value, count) => {
      write('equipment/tractor.json', { ...tractor, [field]: value });
      const report = await vanished();
      expect(report).toHaveLength(count);
      for (const line of report) expect(line).toContain(`/equipment/tractor: Haal "${field}" weg. Moet`);
    },
  );

  it('that was never online is not missed', async () => {
    write('later.json', { ...page('Later'), draft: true });
    git('add', '.');
    git('commit', '--quiet', '-m', 'A draft');
    rmSync(join(pages(), 'later.json'));
    expect(await vanished('HEAD')).toEqual([]);
  });

  it('also counts when its file was no JSON there', async () => {
    writeFileSync(join(pages(), 'kapot.json'), '{ "metadata": ');
    git('add', '.');
    git('commit', '--quiet', '-m', 'Broken');
    rmSync(join(pages(), 'kapot.json'));
    expect(await vanished('HEAD')).toEqual(['/kapot: Zet in pages/index.json: "movedFrom": ["/kapot"],']);
  });

  it.each(['origin/main', '--help', ''])('of a base called "%s" cannot be known', async (base) => {
    const message = `Git kent hier geen versie "${base}". Haal die eerst op, bijvoorbeeld met: git fetch origin main`;
    await expect(vanished(base)).rejects.toThrow(new CouldNotRunError(message));
  });

  it.each<[string, () => unknown, string]>([
    ['git is not there', () => vi.stubEnv('PATH', folder), 'Het programma git staat niet op deze computer.'],
    [
      'the folder is no clone',
      () => rmSync(join(folder, '.git'), { recursive: true }),
      'Deze map is geen kopie van de site die git bijhoudt.',
    ],
    [
      'the folder is of another user',
      () => vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1'),
      `Typ: git config --global --add safe.directory ${realpathSync(tmpdir())}`,
    ],
  ])('cannot be known where %s, which is reported', async (_where, arrange, message) => {
    arrange();
    await expect(vanished()).rejects.toThrow(message);
  });
});
