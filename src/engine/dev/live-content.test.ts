import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteFolders } from '../pipeline/1-load/site-folders.ts';
import { LiveContent } from './live-content.ts';

const root = join(import.meta.dirname, '../../..');
let folder: string;
let live: LiveContent;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'live-'));
  cpSync(join(root, 'tests/engine/base/pages'), join(folder, 'pages'), { recursive: true });
  mkdirSync(join(folder, 'public/images'), { recursive: true });
  live = new LiveContent(siteFolders(root, join(folder, 'pages')));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function change(name: string, fields: object): void {
  const file = join(folder, 'pages', name);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...fields }));
}

it('knows the page of every address, and where an old one leads', async () => {
  change('contact.json', { aliases: ['/hulp'], movedFrom: ['/bel-ons'] });
  await live.refresh();
  expect(['/contact', '/hulp', '/bel-ons', '/niets'].map((address) => live.routeOf(address))).toEqual([
    '/contact',
    '/contact',
    undefined,
    undefined,
  ]);
  expect(['/contact', '/hulp', '/bel-ons'].map((address) => live.redirectOf(address))).toEqual([
    undefined,
    undefined,
    '/contact',
  ]);
});

it('ends with what was written last, also when an earlier change takes longer to read', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#fff', noise } });
  await photo.jpeg().toFile(join(folder, 'public/images/groot.jpg'));
  const { metadata } = JSON.parse(readFileSync(join(folder, 'pages/contact.json'), 'utf8'));
  change('contact.json', { metadata: { ...metadata, ogImage: '/images/groot.jpg' }, name: 'Eerst' });
  const first = live.refresh();
  await new Promise((resolve) => setTimeout(resolve, 100));
  change('contact.json', { metadata, name: 'Daarna' });
  await Promise.all([first, live.refresh()]);
  expect(live.resolve('/contact')?.page.breadcrumbs.at(-1)?.label).toBe('Daarna');
});
