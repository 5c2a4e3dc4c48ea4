import { EventEmitter } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentEvents } from '../../shared/authors/content-events.ts';
import { siteFolders } from '../pipeline/1-load/site-folders.ts';
import { LiveContent } from './live-content.ts';
import { watchContent } from './watch-content.ts';

const root = join(import.meta.dirname, '../../..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  cpSync(join(root, 'tests/engine/base/pages'), join(folder, 'pages'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  { what: 'the site', file: '_site.json', fields: { company: 'Anders' }, isReadBefore: false, told: 'site' },
  {
    what: 'the site, which the editor read again before',
    file: '_site.json',
    fields: { company: 'Anders' },
    isReadBefore: true,
    told: 'site',
  },
  { what: 'a page', file: 'contact.json', fields: { draft: true }, isReadBefore: false, told: 'pages' },
] as const)('tells browsers of a change of $what', async ({ file, fields, isReadBefore, told }) => {
  const folders = siteFolders(root, join(folder, 'pages'));
  const live = new LiveContent(folders);
  await live.refresh();
  const watcher = Object.assign(new EventEmitter(), { add: () => undefined });
  const sent: string[] = [];
  const logger = { error: (message: string) => sent.push(message) };
  watchContent(
    { watcher, ws: { send: (event) => sent.push(event) }, config: { logger } },
    { folders, live, report: () => undefined },
  );
  const path = join(folders.pages, file);
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...fields }));
  if (isReadBefore) await live.refresh();
  watcher.emit('all', 'change', path);
  await vi.waitFor(() => expect(sent.length).toBe(3), { timeout: 5000 });
  expect(sent).toEqual([contentEvents.problems, contentEvents.publications, contentEvents[told]]);
});
