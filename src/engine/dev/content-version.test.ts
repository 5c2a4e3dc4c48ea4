import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyExampleSite } from '../../../tests/example-site.ts';
import { answerVersions, followVersion } from './content-version.ts';
import { LiveContent } from './live-content.ts';

let folder: string;
let live: LiveContent;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'version-'));
  live = new LiveContent(copyExampleSite(folder));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Whether a document with this script is loaded again once it is connected. */
function isLoadedAgain(script: string): boolean {
  const [, version = ''] = /version: '(.*)'/.exec(script) ?? [];
  const sent: string[] = [];
  const client = { send: (event: string) => sent.push(event) };
  answerVersions({ ws: { on: (_event, listener) => listener({ version }, client) } }, live);
  return sent.length > 0;
}

it('loads a document again where the site was read since it was made, and only then', async () => {
  await live.refresh();
  const script = followVersion(live);
  expect(isLoadedAgain(script)).toBe(false);
  await live.refresh();
  expect(isLoadedAgain(script)).toBe(true);
});

it('loads a document of a site that cannot be read once, when it can be', async () => {
  renameSync(join(folder, 'pages'), join(folder, 'gone'));
  await live.refresh();
  const script = followVersion(live);
  expect(isLoadedAgain(script)).toBe(false);
  renameSync(join(folder, 'gone'), join(folder, 'pages'));
  await live.refresh();
  expect(isLoadedAgain(script)).toBe(true);
});
