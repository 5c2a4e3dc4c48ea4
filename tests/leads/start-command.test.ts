import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { buildApp } from '../../src/engine/bundle/build-app.ts';
import { copyExampleSite } from '../example-site.ts';
import { projectMemo } from '../project-memo.ts';
import { copyFromProject, linkPackages, serverCode } from '../working-copy.ts';
import { type LeadProcess, startInCopy, startShortLived } from './lead-process.ts';

const timeoutMs = 120_000;
let folder: string;
let running: LeadProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
});
afterAll(async () => {
  running?.kill('SIGKILL');
  await running?.ended;
  await rm(folder, { recursive: true, force: true });
});

const variables = () => ({ DATA_DIR: join(folder, 'data'), DATABASE_URL: '', SMTP_URL: '' });

async function stop(started: LeadProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  started.kill(signal);
  return (await started.ended).code;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('npm start serves the function beside the site', { timeout: 4 * timeoutMs }, async () => {
  running = startShortLived('scripts/start.ts', variables());
  const address = await running.address;
  const answer = await fetch(`${address}/functions/v1/send-contact-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      formType: 'indicative',
      email: 'jan@bedrijf.nl',
      message: 'Hoi',
      elapsedMs: 9000,
    }),
  });
  expect(await answer.json()).toMatchObject({ ok: true, id: expect.any(String) });
  expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ ok: true, database: 'up' });
  expect((await fetch(address)).headers.get('content-type')).toContain('text/html');
  expect(await stop(running)).toBe(0);
});

/** Which has fewer pages and pictures to make than the own site. */
describe('npm start of the example site', { timeout: 2 * timeoutMs }, () => {
  let copy: string;
  let home: string;
  let sound: string;

  const start = () => {
    running = startInCopy(copy, { script: 'scripts/start.ts' }, variables());
    return running;
  };
  const makeMistake = () => writeFile(home, '{ "metadata": ');

  beforeAll(async () => {
    copy = join(folder, 'copy');
    await mkdir(copy);
    copyExampleSite(copy);
    // The copy need not bundle it again.
    const app = await buildApp({ root: projectRoot, memo: projectMemo });
    copyFromProject(copy, [...serverCode, relative(projectRoot, app.folder)]);
    linkPackages(join(copy, 'node_modules'));
    home = join(copy, 'pages/index.json');
    sound = await readFile(home, 'utf8');
  }, timeoutMs);

  beforeEach(async () => {
    await writeFile(home, sound);
    await rm(join(copy, 'dist'), { recursive: true, force: true });
  });

  it('prints the mistakes of a site, and leaves the database to the next', async () => {
    await makeMistake();
    const started = start();
    expect((await started.ended).code, started.output()).toBe(1);
    expect(started.output()).toContain('pages/index.json:1:');
    expect(started.output()).not.toContain('http://localhost');
    const listing = startShortLived('scripts/leads.ts', variables(), '--format=json');
    expect((await listing.ended).code).toBe(0);
  });

  async function makeEarlierSite(): Promise<void> {
    await mkdir(join(copy, 'dist'));
    await writeFile(join(copy, 'dist/_headers'), '');
    await writeFile(join(copy, 'dist/index.html'), 'built before');
    await copyFile(join(copy, 'pages/_site.json'), join(copy, 'dist/site.data.json'));
  }

  it.each(['index.json', '_site.json'])('serves what was built before a mistake in %s', async (name) => {
    await makeEarlierSite();
    const file = join(copy, 'pages', name);
    const before = await readFile(file, 'utf8');
    onTestFinished(() => writeFile(file, before));
    await writeFile(file, '{ "metadata": ');
    const started = start();
    expect(await (await fetch(await started.address)).text()).toBe('built before');
    expect(started.output()).toMatch(new RegExp(`pages/${name}:1:[^]*built before is served`));
    expect(await stop(started)).toBe(0);
  });

  /** Puts other code in the place of some files, until the test ends. */
  async function replaceCode(code: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(code)) await writeFile(join(copy, name), text);
    onTestFinished(async () => {
      for (const name of Object.keys(code)) await copyFile(join(projectRoot, name), join(copy, name));
    });
  }

  // It ends only when it is stopped: one that does its work may be ready first, on a busy machine.
  const endlessBuild = {
    'scripts/build.ts': `console.error('Building', process.pid); setInterval(() => {}, 1000);`,
  };
  const closedDatabase = {
    'scripts/lead-service.ts': `export const openProjectLeads = () => new Promise(() => {});
      export const projectCompany = () => {};
      export const logLead = () => {};`,
  };
  const slowComparison = {
    'src/engine/pipeline/up-to-date.ts': `export const isUpToDate = () => new Promise((found) => {
        console.error('Comparing');
        setTimeout(() => found(true), 1000);
      });`,
  };

  it('serves what was built before a file that it may not read', async () => {
    await makeEarlierSite();
    // Root, as whom tests may run, may read all.
    const picture = join(copy, 'public/images/geheim.svg');
    await replaceCode({
      'src/engine/pipeline/up-to-date.ts': `export const isUpToDate = async () => {
          throw Object.assign(new Error('No.'), { code: 'EACCES', path: ${JSON.stringify(picture)} });
        };
        export const buildWhenStale = isUpToDate;`,
    });
    const started = start();
    expect(await (await fetch(await started.address)).text()).toBe('built before');
    expect(started.output()).toMatch(/geheim\.svg cannot be read[\s\S]*built before is served/);
    expect(await stop(started)).toBe(0);
  });

  it('ends the build and closes the database when it is stopped while it builds', async () => {
    await replaceCode(endlessBuild);
    const started = start();
    const { DATA_DIR } = variables();
    const lock = join(DATA_DIR, 'leads.lock');
    // Which is there when the database is nearly open; who was answered knows that it is.
    const socket = join(DATA_DIR, 'admin.sock');
    await expect
      .poll(() => existsSync(socket) && started.output(), { timeout: timeoutMs })
      .toContain('Building');
    expect((await startShortLived('scripts/leads.ts', variables(), '--format=json').ended).code).toBe(0);
    expect(await stop(started)).toBe(0);
    expect(existsSync(lock)).toBe(false);
    expect(started.output()).not.toContain('http://localhost');
  });

  it.skipIf(process.platform === 'win32')('says so when the system kills its build', async () => {
    await replaceCode({ 'scripts/build.ts': `process.kill(process.pid, 'SIGKILL');` });
    const started = start();
    expect((await started.ended).code).toBe(2);
    expect(started.output()).toContain('The build was killed, most likely because this machine ran out of');
  });

  const signals = ['SIGINT', 'SIGTERM'] as const;

  it.each(signals)('ends at once with its build on %s, while the database opens', async (signal) => {
    await replaceCode({ ...endlessBuild, ...closedDatabase });
    const started = start();
    await expect.poll(started.output, { timeout: timeoutMs }).toContain('Building');
    const [, builder] = /Building (\d+)/.exec(started.output()) ?? [];
    expect(await stop(started, signal)).toBe(0);
    await expect.poll(() => isRunning(Number(builder)), { timeout: timeoutMs }).toBe(false);
  });

  it('ends its build when a setting is refused', async () => {
    await replaceCode(endlessBuild);
    running = startInCopy(
      copy,
      { script: 'scripts/start.ts' },
      { ...variables(), SMTP_URL: 'smtp.example.nl' },
    );
    expect((await running.ended).code).toBe(2);
    expect(running.output()).toContain('SMTP_URL must be an address such as');
  });

  it('opens no database when it is stopped before that', async () => {
    await replaceCode({ ...slowComparison, ...closedDatabase });
    const started = start();
    await expect.poll(started.output, { timeout: timeoutMs }).toContain('Comparing');
    expect(await stop(started)).toBe(0);
  });

  it('serves pages before they are compressed', async () => {
    const started = start();
    const encoding = async () => (await fetch(await started.address)).headers.get('content-encoding');
    expect(await encoding()).toBeNull();
    await expect.poll(started.output, { timeout: timeoutMs }).toContain('compressed now');
    expect(await encoding()).toBe('gzip');
    expect(await stop(started)).toBe(0);
  });
});
