import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { projectRoot } from '../scripts/project-root.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { checkSite } from '../src/engine/pipeline/check-site.ts';
import { copySite, rulesOfTime } from './working-copy.ts';

/** What time alone asks of a copy of the site that is made now. */
async function asked(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'working-copy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copySite(folder);
  const folders = siteFolders(projectRoot, join(folder, 'pages'));
  const { problems } = await checkSite(folders, { workingDirectory: folder });
  const ofTime = problems.filter(({ rule }) => rulesOfTime.has(rule));
  return ofTime.map(({ file, message }) => `${file} ${message}`);
}

it('copies a site of which time asks no more in years from now', { timeout: 60_000 }, async () => {
  const today = await asked();
  vi.useFakeTimers({ now: new Date('2040-06-15T12:00'), toFake: ['Date'] });
  expect(await asked()).toEqual(today);
});
