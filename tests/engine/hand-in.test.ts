import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { handInPages } from '../../scripts/hand-in.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { gitIn } from '../git-in.ts';
import { runCommand } from '../run-command.ts';
import { replaceIn } from '../working-copy.ts';

/** A drawing that the check accepts. */
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

/** Of all tests: a bare repository that holds a site. */
let published: string;
let folder: string;
let clone: string;

const git = (at: string, ...args: string[]): string => gitIn(at, args).trim();
const handIn = (...args: string[]) => runCommand(clone, handInPages, ['--pages', fileOf('pages'), ...args]);

const fileOf = (name: string): string => join(clone, name);
const read = (name: string): string => readFileSync(fileOf(name), 'utf8');
const change = (name: string, from: string, to: string): void => replaceIn(fileOf(name), from, to);
const rewrite = (title: string): void =>
  change('pages/contact.json', '"title": "Contact"', `"title": "${title}"`);
/** Keeps of two versions that of this author. */
const chooseMine = (name: string): void =>
  writeFileSync(fileOf(name), read(name).replace(/<{7}.*\n([\s\S]*?)={7}\n[\s\S]*?>{7}.*\n/g, '$1'));
const pushed = (branch: string): string[] =>
  git(join(folder, 'site.git'), 'show', '--format=%an: %s', '--name-only', branch)
    .split('\n')
    .filter(Boolean);

function cloneTo(name: string): string {
  const place = join(folder, name);
  git(folder, 'clone', '--quiet', join(folder, 'site.git'), place);
  return place;
}

beforeAll(() => {
  published = mkdtempSync(join(tmpdir(), 'published-'));
  cpSync(join(projectRoot, 'tests/engine/base/pages'), join(published, 'work/pages'), { recursive: true });
  mkdirSync(join(published, 'work/public/images'), { recursive: true });
  writeFileSync(join(published, 'work/public/images/kraan.svg'), drawing);
  writeFileSync(join(published, 'work/notes.md'), 'Notes\n');
  // Nothing links to it.
  const contact = readFileSync(join(published, 'work/pages/contact.json'), 'utf8');
  writeFileSync(join(published, 'work/pages/kraan.json'), contact.replaceAll('Contact', 'Kraan'));
  const work = join(published, 'work');
  git(work, 'init', '--quiet', '--initial-branch=main');
  git(work, 'add', '.');
  git(work, 'commit', '--quiet', '--message', 'The site');
  git(published, 'clone', '--quiet', '--bare', 'work', 'site.git');
});
afterAll(() => rmSync(published, { recursive: true, force: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hand-in-'));
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(folder, 'gitconfig'));
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  vi.stubEnv('GIT_TERMINAL_PROMPT', '0');
  writeFileSync(join(folder, 'gitconfig'), '[user]\n\tname = Anna\n\temail = anna@voorbeeld.nl\n');
  cpSync(join(published, 'site.git'), join(folder, 'site.git'), { recursive: true });
  clone = cloneTo('werk');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('what an author wrote is laid out, committed with its picture on a branch of its own, and pushed', async () => {
  writeFileSync(fileOf('public/images/bureau.svg'), drawing);
  writeFileSync(fileOf('public/images/nergens.svg'), drawing);
  writeFileSync(fileOf('notes.md'), 'Other notes\n');
  change(
    'pages/contact.json',
    '"type": "hero",',
    '"type": "hero",   "image": { "src": "/images/bureau.svg", "alt": "Tekening van een bureau" },',
  );
  const { status, stderr } = await handIn('--title=Een bureau bij contact');
  expect(stderr).toContain('Ingeleverd: "Een bureau bij contact", onder de naam een-bureau-bij-contact.');
  expect(stderr).toContain('niet meegestuurd: notes.md, public/images/nergens.svg.');
  expect(stderr).toContain('Laat wie de site beheert weten dat een-bureau-bij-contact klaarstaat');
  expect(status).toBe(0);
  expect(pushed('een-bureau-bij-contact')).toEqual([
    'Anna: Een bureau bij contact',
    'pages/contact.json',
    'public/images/bureau.svg',
  ]);
  expect(read('pages/contact.json')).not.toContain('"hero",   "image"');

  // Further work goes to the same review.
  rewrite('Bel of mail');
  expect((await handIn()).stderr).toContain('onder de naam een-bureau-bij-contact.');
  expect(pushed('een-bureau-bij-contact')).toEqual(['Anna: Bijgewerkt: Bel of mail', 'pages/contact.json']);
});

test('a page with a letter that cannot be read stays as it is, byte for byte', async () => {
  const page = read('pages/contact.json').replace('"title": "Contact"', '"title":   "Caf\x8e"');
  const damaged = Buffer.from(page, 'latin1');
  writeFileSync(fileOf('pages/contact.json'), damaged);
  const { status, stderr } = await handIn();
  expect(stderr).toContain('niet opgeslagen als UTF-8');
  expect(status).toBe(1);
  expect(readFileSync(fileOf('pages/contact.json')).equals(damaged)).toBe(true);
});

test.each([
  ['with a byte order mark', Buffer.from('\ufeff')],
  ['as UTF-16', Buffer.of(0xff, 0xfe)],
])('a page that Notepad saved %s is handed in as UTF-8', async (_what, mark) => {
  rewrite('Café aan de kade');
  const text = read('pages/contact.json');
  const encoding = mark.length === 2 ? 'utf16le' : 'utf8';
  writeFileSync(fileOf('pages/contact.json'), Buffer.concat([mark, Buffer.from(text, encoding)]));
  expect((await handIn()).status).toBe(0);
  expect(read('pages/contact.json')).toBe(text);
});

test('after a merge further work gets a branch of its own, whose name is free', async () => {
  rewrite('Bel of mail');
  await handIn('--title=Contact');
  git(join(folder, 'site.git'), 'update-ref', 'refs/heads/main', 'contact');
  change('pages/contact.json', '"title": "Bel of mail"', '"title": "Kom langs"');
  expect((await handIn('--title=Contact')).stderr).toContain('onder de naam contact-2.');
  expect(pushed('contact-2')).toEqual(['Anna: Contact', 'pages/contact.json']);
});

test('two authors on one branch: the second takes over what the first did, and chooses where both wrote', async () => {
  rewrite('Bel of mail');
  await handIn('--title=Contact');
  const other = cloneTo('ander');
  git(other, 'switch', '--quiet', 'contact');

  const mine = clone;
  clone = other;
  change('pages/index.json', '"hero"', '"hero", "eyebrow": "Welkom"');
  expect((await handIn()).status).toBe(0);

  clone = mine;
  change('pages/contact.json', '"title": "Bel of mail"', '"title": "Kom langs"');
  expect((await handIn()).status).toBe(0);
  expect(read('pages/index.json')).toContain('Welkom');

  clone = other;
  change('pages/contact.json', '"title": "Bel of mail"', '"title": "Schrijf ons"');
  const refused = await handIn();
  expect(refused.stderr).toContain(
    'Iemand anders heeft hetzelfde stuk veranderd als jij, in pages/contact.json.',
  );
  expect(refused.status).toBe(2);
  chooseMine('pages/contact.json');
  expect((await handIn()).status).toBe(0);
  expect(git(join(folder, 'site.git'), 'show', 'contact:pages/contact.json')).toContain('Schrijf ons');
});

test('an author chooses where another wrote the same and is online already, and takes over nothing else', async () => {
  const other = cloneTo('ander');
  replaceIn(join(other, 'pages/contact.json'), '"title": "Contact"', '"title": "Kom langs"');
  git(other, 'commit', '--quiet', '--all', '--message', 'Kom langs');
  git(other, 'push', '--quiet');
  change('pages/index.json', '"hero"', '"hero", "eyebrow": "Welkom"');
  expect((await handIn('--title=Welkom')).status).toBe(0);
  expect(read('pages/contact.json')).not.toContain('Kom langs');

  rewrite('Bel of mail');
  change('pages/index.json', 'Welkom', 'Goedendag');
  const refused = await handIn();
  expect(refused.stderr).toContain(
    'Iemand anders heeft hetzelfde stuk veranderd als jij, in pages/contact.json.',
  );
  expect(refused.status).toBe(2);
  chooseMine('pages/contact.json');
  expect((await handIn()).stderr).toContain(
    'onder de naam welkom.\n  pages/contact.json\n  pages/index.json\n',
  );
  const site = join(folder, 'site.git');
  expect(git(site, 'show', 'welkom:pages/contact.json')).toContain('Bel of mail');
  expect(git(site, 'merge-base', 'main', 'welkom')).toBe(git(site, 'rev-parse', 'main'));
});

test('an author chooses where another made a page with the same address', async () => {
  const other = cloneTo('ander');
  const page = readFileSync(join(other, 'pages/kraan.json'), 'utf8');
  writeFileSync(join(other, 'pages/pomp.json'), page.replaceAll('Kraan', 'Hogedrukpomp'));
  git(other, 'add', '.');
  git(other, 'commit', '--quiet', '--message', 'Hogedrukpomp');
  git(other, 'push', '--quiet');

  writeFileSync(fileOf('pages/pomp.json'), page.replaceAll('Kraan', 'Slangenpomp'));
  const refused = await handIn('--title=Pomp');
  expect(refused.stderr).toContain(
    'Iemand anders heeft hetzelfde stuk veranderd als jij, in pages/pomp.json. Open dat in VS Code: ',
  );
  expect(refused.stderr).toContain('Of open het in de editor bij “Code”, ');
  expect(refused.status).toBe(2);
  chooseMine('pages/pomp.json');
  expect((await handIn()).status).toBe(0);
  const site = join(folder, 'site.git');
  expect(git(site, 'show', 'pomp:pages/pomp.json')).toContain('Slangenpomp');
  expect(git(site, 'merge-base', 'main', 'pomp')).toBe(git(site, 'rev-parse', 'main'));
});

test('what an author merged on the main branch is handed in on a branch of its own', async () => {
  const other = cloneTo('ander');
  replaceIn(join(other, 'pages/contact.json'), '"title": "Contact"', '"title": "Kom langs"');
  git(other, 'commit', '--quiet', '--all', '--message', 'Kom langs');
  git(other, 'push', '--quiet');
  rewrite('Bel of mail');
  // As the button of VS Code does that synchronises.
  git(clone, 'commit', '--quiet', '--all', '--message', 'Bel of mail');
  expect(() => git(clone, 'pull', '--quiet', '--no-rebase')).toThrow();
  chooseMine('pages/contact.json');
  const { stderr, status } = await handIn('--title=Contact');
  expect(stderr).toContain('onder de naam contact.');
  expect(status).toBe(0);
  const site = join(folder, 'site.git');
  expect(git(site, 'show', 'contact:pages/contact.json')).toContain('Bel of mail');
  expect(git(site, 'merge-base', 'main', 'contact')).toBe(git(site, 'rev-parse', 'main'));
  expect(git(clone, 'log', '-1', '--format=%s', 'main')).toBe('Bel of mail');
});

test('a merge whose branch was merged meanwhile is handed in on another', async () => {
  rewrite('Bel of mail');
  await handIn('--title=Contact');
  const other = cloneTo('ander');
  replaceIn(join(other, 'pages/contact.json'), '"title": "Contact"', '"title": "Kom langs"');
  git(other, 'commit', '--quiet', '--all', '--message', 'Kom langs');
  git(other, 'push', '--quiet');
  change('pages/index.json', '"hero"', '"hero", "eyebrow": "Welkom"');
  expect((await handIn('--title=Welkom')).status).toBe(2);
  chooseMine('pages/contact.json');
  git(join(folder, 'site.git'), 'branch', '--quiet', '-D', 'contact');
  const { stderr, status } = await handIn('--title=Welkom');
  expect(stderr).toContain('onder de naam welkom.');
  expect(status).toBe(0);
  expect(git(join(folder, 'site.git'), 'show', 'welkom:pages/index.json')).toContain('Welkom');
});

describe('a refusal says the way out, which works:', () => {
  test.each<[what: string, begin: () => void, says: string, fix: () => void]>([
    [
      'nobody told git who the author is',
      () => writeFileSync(join(folder, 'gitconfig'), ''),
      'git config --global user.email anna@voorbeeld.nl',
      () => {
        git(clone, 'config', '--global', 'user.name', 'Anna de Vries');
        git(clone, 'config', '--global', 'user.email', 'anna@voorbeeld.nl');
      },
    ],
    [
      'there is no remote',
      () => git(clone, 'remote', 'remove', 'origin'),
      'typ: git remote add origin ADRES',
      () => git(clone, 'remote', 'add', 'origin', join(folder, 'site.git')),
    ],
    [
      'the remote is somewhere else',
      () => git(clone, 'remote', 'set-url', 'origin', join(folder, 'weg.git')),
      'typ: git remote set-url origin ADRES',
      () => git(clone, 'remote', 'set-url', 'origin', join(folder, 'site.git')),
    ],
    [
      'the remote is somewhere else, and has another name',
      () => {
        git(clone, 'remote', 'rename', 'origin', 'site');
        git(clone, 'remote', 'set-url', 'site', join(folder, 'weg.git'));
      },
      'typ: git remote set-url site ADRES',
      () => git(clone, 'remote', 'set-url', 'site', join(folder, 'site.git')),
    ],
    [
      'there is no network',
      () => git(clone, 'remote', 'set-url', 'origin', 'https://nergens.invalid/site.git'),
      'Kijk of je internet hebt.',
      () => git(clone, 'remote', 'set-url', 'origin', join(folder, 'site.git')),
    ],
    [
      'a page has a mistake',
      () => change('pages/contact.json', '"Bel of mail"', '"Bel <b>nu</b>"'),
      'Er is nog niets ingeleverd. Verbeter wat hierboven een fout heet',
      () => change('pages/contact.json', '"Bel <b>nu</b>"', '"Bel nu"'),
    ],
    [
      'a page that is online got another name by hand',
      () => renameSync(fileOf('pages/kraan.json'), fileOf('pages/hijskraan.json')),
      '"movedFrom": ["/kraan"],',
      () => change('pages/hijskraan.json', '{\n', '{\n  "movedFrom": ["/kraan"],\n'),
    ],
    [
      'a page that is online became a draft',
      () => change('pages/kraan.json', '{\n', '{\n  "draft": true,\n'),
      'Haal "draft" weg.',
      () => change('pages/kraan.json', '  "draft": true,\n', ''),
    ],
    [
      'a rebase was begun',
      () => mkdirSync(fileOf('.git/rebase-merge')),
      'git rebase --abort',
      () => rmSync(fileOf('.git/rebase-merge'), { recursive: true }),
    ],
    [
      'a cherry-pick was begun',
      () => git(clone, 'update-ref', 'CHERRY_PICK_HEAD', 'HEAD'),
      'git cherry-pick --abort',
      () => git(clone, 'cherry-pick', '--abort'),
    ],
    [
      'a revert was begun',
      () => git(clone, 'update-ref', 'REVERT_HEAD', 'HEAD'),
      'git revert --abort',
      () => git(clone, 'revert', '--abort'),
    ],
    [
      'another program is busy',
      () => writeFileSync(fileOf('.git/index.lock'), ''),
      '.git/index.lock"\n',
      () => rmSync(fileOf('.git/index.lock')),
    ],
    [
      'the remote refuses',
      () =>
        writeFileSync(
          join(folder, 'site.git/hooks/pre-receive'),
          '#!/bin/sh\necho "Not today" >&2\nexit 1\n',
          {
            mode: 0o755,
          },
        ),
      'De site weigert wat je inlevert.',
      () => rmSync(join(folder, 'site.git/hooks/pre-receive')),
    ],
  ])('%s', async (_what, begin, says, fix) => {
    rewrite('Bel of mail');
    begin();
    const refused = await handIn();
    expect(refused.stderr).toContain(says);
    expect(refused.status).toBeGreaterThan(0);
    fix();
    const { stderr: after, status } = await handIn();
    expect(after).toMatch(/^Ingeleverd: "[^\n]+\n(?: {2}\S+\n)* {2}pages\/contact\.json\n/m);
    expect(status).toBe(0);
  });

  test('nothing changed, or only what is of no page', async () => {
    expect(await handIn()).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Heb je je werk in VS Code bewaard?'),
    });
    writeFileSync(fileOf('public/images/nergens.svg'), drawing);
    expect((await handIn()).stderr).toContain('niet van een pagina: public/images/nergens.svg.');
  });

  test('the folder is no clone', async () => {
    rmSync(fileOf('.git'), { recursive: true });
    expect(await handIn()).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('geen kopie van de site'),
    });
  });

  test('the folder is of another user: only that one is to be trusted', async () => {
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    const { status, stderr } = await handIn();
    expect(status).toBe(2);
    const [advice = ''] = stderr.split('\n');
    expect(advice).toContain(`Typ: git config --global --add safe.directory ${clone}`);
  });

  test('an old version is looked at: the work gets a branch of its own', async () => {
    git(clone, 'switch', '--quiet', '--detach', 'HEAD');
    rewrite('Bel of mail');
    expect((await handIn('--title=Oud')).stderr).toContain('onder de naam oud.');
  });
});
