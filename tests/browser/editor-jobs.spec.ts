import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot } from '../../scripts/project-root.ts';
import { printJson } from '../../src/engine/json/layout/print-json.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import { checkSite, type KnownFile } from '../../src/engine/pipeline/check-site.ts';
import type { JsonObject } from '../../src/shared/json/json-value.ts';
import { type Git, putInGit } from '../put-in-git.ts';
import { replaceIn } from '../working-copy.ts';
import { type DevelopmentServer, startDevelopmentServer } from './development-server.ts';
import { addEditedPage, editedFile, editedRoute } from './edited-page.ts';
import { sum } from './jobs/effort.ts';
import { type Job, oldNumber, otherFile } from './jobs/job.ts';
import { jobs } from './jobs/jobs.ts';
import { type CountedJob, jobsPage } from './jobs/jobs-page.ts';
import { type FileChange, jsonEfforts } from './jobs/json-way.ts';
import { Marketer } from './jobs/marketer.ts';

// One after the other, in one working copy.
test.describe.configure({ mode: 'serial' });

const docsFile = join(projectRoot, 'docs/editor-jobs.md');
const counted: CountedJob[] = [];
let server: DevelopmentServer;
let git: Git;

test.beforeAll(async () => {
  server = await startDevelopmentServer();
  addEditedPage(server);
  replaceIn(
    server.file(editedFile),
    '"type": "link-list",',
    '"type": "link-list",\n      "id": "bekijk-ook",',
  );
  writeFileSync(server.file(otherFile), printJson(otherPage));
  git = putInGit(server.file('')).local;
});

test.afterAll(() => server?.stop());

/** Enough words for a page. */
const questions = ['Waar is het voor?', 'Hoe gaat het verder?', 'Wat staat hier nog?'].map(
  (question, at) => ({
    question,
    answer: `Dit is antwoord ${at + 1}. Het staat er om een pagina te hebben die lang genoeg is om iemand te helpen, ook als het een blad is waarop je alleen iets probeert.`,
  }),
);

/** Links to a block of the first, and says the telephone number of the site in its own words. */
const otherPage: JsonObject = {
  metadata: {
    title: 'Proefblad leasen',
    description:
      'Een blad om mee te proberen wat er met links gebeurt als een andere pagina verandert, voor wie dat rustig wil zien voordat er iets online staat.',
  },
  name: 'Proefblad',
  card: { title: 'Proefblad', description: 'Nog een wagen om mee te proberen.', features: ['Ook vrij'] },
  checks: [{ rule: 'literal-contact', reason: 'Hier wordt het nummer zelf vervangen.', until: '2099-12-31' }],
  blocks: [
    { type: 'hero', title: 'Proefblad leasen', text: `Bel ons op ${oldNumber}.` },
    { type: 'faq', title: 'Vragen over het blad', items: questions },
    {
      type: 'link-list',
      title: 'Kijk ook',
      items: [{ label: 'Zie ook', href: `${editedRoute}#bekijk-ook` }],
    },
  ],
};

/** What the working copy has that the last commit has not. */
function changesOf(): FileChange[] {
  git('add', '--all', 'pages', 'public');
  const names = git('diff', '--cached', '--name-only', '--no-renames').trim().split('\n').filter(Boolean);
  return names.map((name) => ({
    name,
    before: git('ls-tree', '--name-only', 'HEAD', name) === '' ? '' : git('show', `HEAD:${name}`),
    after: existsSync(server.file(name)) ? readFileSync(server.file(name), 'utf8') : '',
  }));
}

/** Each changed file, and of one that stays its lines. */
function inLines({ name, before, after }: FileChange): string[] {
  if (before === '') return [`new ${name}`];
  if (after === '') return [`gone ${name}`];
  const lines = git('diff', '--cached', '--unified=0', '--', name).split('\n').slice(4);
  return [
    name,
    ...lines
      .filter((line) => /^[+-]/.test(line))
      .map((line) => `${line.slice(0, 1)} ${line.slice(1).trim()}`),
  ];
}

/** Each job changes a few documents: the others are judged once. */
const known = new Map<string, KnownFile>();

/** Except those of the rule that is expected to report something. */
async function problems({ reports }: Job): Promise<string[]> {
  const checked = await checkSite(siteFolders(projectRoot, server.file('pages')), { known });
  const others = checked.problems.filter(({ rule }) => rule !== reports);
  expect(checked.problems.length > others.length).toBe(reports !== undefined);
  return others.map(({ file, message }) => `${file}: ${message}`);
}

async function begin(job: Job): Promise<void> {
  git('add', '--all', 'pages', 'public');
  git('commit', '--quiet', '--allow-empty', '--message', 'Before');
  git('push', '--quiet', '--force', 'origin', 'HEAD:main');
  job.prepare?.({ change: server.change, made: () => undefined });
}

for (const job of jobs) {
  test(job.name, async ({ page }) => {
    await begin(job);
    const made = new Map<string, string>();
    const marketer = new Marketer(page);
    await page.goto(`${server.address}/_kit/paginas`);
    await page.locator('html[data-hydrated]').waitFor();
    await job.do(marketer, {
      change: server.change,
      made: (name) => made.set(name, readFileSync(server.file(name), 'utf8')),
    });
    const changes = changesOf();
    expect(changes.flatMap(inLines)).toEqual(job.changes);
    expect(await problems(job)).toEqual([]);
    // Its findings must not show in the jobs that follow.
    if (job.reports) git('restore', '--source=HEAD', '--staged', '--worktree', 'pages');
    const typed = changes
      .filter(({ name }) => name.endsWith('.json'))
      .map((change) => ({ ...change, before: made.get(change.name) ?? change.before }));
    counted.push({
      name: job.name,
      editor: sum(marketer.done),
      json: sum(jsonEfforts(job.json, typed)),
    });
  });
}

test('the page of the jobs says what each takes', ({ page: _ }, { config }) => {
  const text = jobsPage(counted);
  if (config.updateSnapshots === 'all') writeFileSync(docsFile, text);
  expect(text).toBe(readFileSync(docsFile, 'utf8'));
});
