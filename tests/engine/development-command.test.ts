import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyExampleSite } from '../example-site.ts';
import { type LeadProcess, startInCopy } from '../leads/lead-process.ts';
import { copyFromProject, linkPackages, serverCode } from '../working-copy.ts';

const timeoutMs = 60_000;

describe.skipIf(process.platform === 'win32')('npm run dev', { timeout: timeoutMs }, () => {
  let copy: string;
  let started: LeadProcess;

  beforeEach(async () => {
    copy = await mkdtemp(join(tmpdir(), 'dev-'));
    copyExampleSite(copy);
    copyFromProject(copy, serverCode);
    linkPackages(join(copy, 'node_modules'));
  });
  afterEach(async () => {
    started.kill('SIGKILL');
    await started.ended;
    // What it started may still be writing.
    await rm(copy, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  });

  const start = (...args: string[]) => {
    started = startInCopy(copy, { script: 'scripts/dev.ts', args }, { DATA_DIR: join(copy, 'data') });
  };
  const says = (words: string, act = async (): Promise<void> => undefined) =>
    expect.poll(() => act().then(started.output), { timeout: timeoutMs }).toContain(words);
  async function stop(): Promise<{ code: number | null; after: string }> {
    const { length } = started.output();
    started.kill('SIGTERM');
    const { code } = await started.ended;
    return { code, after: started.output().slice(length) };
  }

  it('that is asked to stop does not wait for a server that is still being made', async () => {
    const making = `const making = { name: 'making', async configureServer() {
      console.error('Making');
      await new Promise((done) => setTimeout(done, ${2 * timeoutMs}));
    } };`;
    await writeFile(join(copy, 'vite.config.ts'), `${making} export default { plugins: [making] };`);
    start();
    await says('Making');
    expect(await stop()).toEqual({ code: 0, after: '' });
  });

  it('that is asked to stop says nothing of what it was still loading', async () => {
    await appendFile(
      join(copy, 'src/studio/render-studio.tsx'),
      `console.error('Loading'); for (let turn = 0; ; turn++) await import(/* @vite-ignore */ '/src/studio/later.ts?' + turn);`,
    );
    await writeFile(join(copy, 'src/studio/later.ts'), '');
    start();
    const asked = fetch(`${await started.address}/_kit`).catch(() => undefined);
    await says('Loading');
    expect(await stop()).toEqual({ code: 0, after: '' });
    await asked;
  });

  it('follows a site among the files that commands and tests write', async () => {
    const { pages } = copyExampleSite(join(copy, 'tests/site'));
    start('--pages', pages);
    await started.address;
    // The watcher may still be reading the folders.
    await says('contact.json:1', () => writeFile(join(pages, 'contact.json'), '{'));
  });
});
