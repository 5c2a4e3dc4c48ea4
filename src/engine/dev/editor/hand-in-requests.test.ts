import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Git, putInGit } from '../../../../tests/put-in-git.ts';
import { siteFolders } from '../../pipeline/1-load/site-folders.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { handInNow, onlineChanges, waitingWork } from './hand-in-requests.ts';

const root = join(import.meta.dirname, '../../../..');
let folder: string;
let git: Git;

const folders = () => ({
  ...siteFolders(root, join(folder, 'pages')),
  public: join(folder, 'public'),
});

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hand-in-now-'));
  cpSync(join(root, 'tests/engine/base/pages'), join(folder, 'pages'), { recursive: true });
  mkdirSync(join(folder, 'public'));
  git = putInGit(folder).local;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('hands in one after the other: what two tabs send at once arrives once', async () => {
  const page = join(folder, 'pages/contact.json');
  writeFileSync(page, readFileSync(page, 'utf8').replace('"title": "Contact"', '"title": "Bel of mail"'));
  const [first, second] = await Promise.all([
    handInNow(folders(), 'Contact'),
    handInNow(folders(), 'Contact'),
  ]);
  expect(first).toMatchObject({ branch: 'contact', files: ['pages/contact.json'] });
  expect(second).toMatchObject({ message: expect.stringContaining('Er is niets in te leveren') });
});

it('counts the pages that wait, and other files', async () => {
  const page = join(folder, 'pages/contact.json');
  const before = readFileSync(page, 'utf8');
  writeFileSync(page, before.replace('"title": "Bel of mail"', '"title": "Bel ons"'));
  writeFileSync(join(folder, 'pages/_words.txt'), 'kraanbaan\n');
  const checked = await checkSite(folders(), { workingDirectory: folder });
  expect(await waitingWork(folders(), checked)).toEqual({ pages: 1, others: 1 });
  writeFileSync(page, before);
  rmSync(join(folder, 'pages/_words.txt'));
});

it('compares with the site online once for all who ask at the same time, and again for who asks later', async () => {
  const page = join(folder, 'pages/contact.json');
  const before = readFileSync(page, 'utf8');
  const first = onlineChanges(folders());
  expect(onlineChanges(folders())).toBe(first);
  const { pages } = Object(await first);
  writeFileSync(
    join(folder, 'pages/bel-ons.json'),
    before.replace('"title": "Bel of mail"', '"title": "Bel ons"'),
  );
  const later = await onlineChanges(folders());
  rmSync(join(folder, 'pages/bel-ons.json'));
  expect(later).toMatchObject({ pages: pages + 1, report: expect.stringContaining('/bel-ons') });
});

it('compares with nothing before the first pages of a site are online', async () => {
  git('update-ref', '-d', 'refs/remotes/origin/main');
  const changes = await onlineChanges(folders());
  git('fetch', '--quiet', 'origin');
  expect(changes).toEqual({ report: expect.stringContaining('alles wat je inlevert, is nieuw'), pages: 0 });
});

it('says where the mistakes are that stand in the way, by their place below the folder with pages', async () => {
  const page = join(folder, 'pages/contact.json');
  const before = readFileSync(page, 'utf8');
  writeFileSync(page, before.replace('"title": "Bel of mail"', '"title": ""'));
  const answer = await handInNow(folders(), 'Contact');
  writeFileSync(page, before);
  expect(answer).toMatchObject({
    message: expect.stringContaining('verbeter eerst'),
    problems: [
      {
        path: 'contact.json',
        pointer: '/metadata/title',
        message: 'De tekst bij "title" is leeg. Schrijf een tekst.',
      },
    ],
  });
});

it('leads nowhere where a page is missing that the site needs', async () => {
  const page = join(folder, 'pages/404.json');
  const before = readFileSync(page);
  rmSync(page);
  const answer = await handInNow(folders(), 'Contact');
  writeFileSync(page, before);
  expect(answer).toMatchObject({
    problems: [{ path: undefined, message: expect.stringContaining('"404.json" ontbreekt') }],
  });
});

it.each([
  [
    'a dead link in two places of a text',
    (text: string) => text.replace('"text": "', '"text": "Zie [hier](/weg) en [daar](/weg). '),
    /^De link "\/weg" wijst/,
  ],
  [
    'quotes of Word all over a page',
    (text: string) => text.replaceAll(/"(title|text|type)":/g, '“$1”:'),
    /gekrulde aanhalingstekens.* Ook op regel /,
  ],
])('says once what is wrong where %s stands in the way', async (_what, change, message) => {
  const page = join(folder, 'pages/contact.json');
  const before = readFileSync(page, 'utf8');
  writeFileSync(page, change(before));
  const answer = await handInNow(folders(), 'Contact');
  writeFileSync(page, before);
  const problems = 'problems' in answer ? answer.problems : [];
  expect(problems?.map((problem) => problem.message)).toEqual([expect.stringMatching(message)]);
});

it('finds in a new page what it has of another, as the check does', async () => {
  const added = join(folder, 'pages/bel-ons.json');
  cpSync(join(folder, 'pages/contact.json'), added);
  const answer = await handInNow(folders(), 'Bel ons');
  rmSync(added);
  const problems = 'problems' in answer ? (answer.problems ?? []) : [];
  expect(new Set(problems.map(({ path }) => path))).toEqual(new Set(['bel-ons.json']));
});

it('sends an author who has to give a password to the terminal: a question would wait there unseen', async () => {
  vi.stubEnv('GIT_ASKPASS', '');
  vi.stubEnv('GIT_TERMINAL_PROMPT', '1');
  const server = createServer((_request, response) => {
    response.writeHead(401, { 'www-authenticate': 'Basic realm="site"' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const remote = git('remote', 'get-url', 'origin').trim();
  git('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/site.git`);
  try {
    expect(await handInNow(folders(), 'Contact')).toMatchObject({
      message: expect.stringMatching(
        /Terminal → Nieuwe terminal: npm run hand-in[\s\S]*terminal prompts disabled/,
      ),
    });
  } finally {
    server.close();
    git('remote', 'set-url', 'origin', remote);
  }
});
