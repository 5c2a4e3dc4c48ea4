import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/project-root.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { contentKeys } from '../memo/content-keys.ts';
import { type SiteFolders, siteFolders } from './1-load/site-folders.ts';
import { checkSite } from './check-site.ts';

let folders: SiteFolders;

beforeAll(() => {
  const root = mkdtempSync(join(tmpdir(), 'check-site-'));
  cpSync(join(projectRoot, 'pages'), join(root, 'pages'), { recursive: true });
  folders = { ...siteFolders(projectRoot), root, pages: join(root, 'pages') };
});

afterAll(() => rmSync(folders.root, { recursive: true, force: true }));

/** What is wrong, after a check that uses and keeps what is known of each page. */
async function quickly(): Promise<Diagnostic[]> {
  const { problems } = await checkSite(folders, folders.root, [], { forgetsPages: true });
  return problems;
}

/** The same, of files whose contents are named already. */
async function byName(): Promise<Diagnostic[]> {
  const options = { forgetsPages: true, contentKeys: contentKeys([folders.pages]) };
  const { problems } = await checkSite(folders, folders.root, [], options);
  return problems;
}

/** The same, read anew. */
async function anew(): Promise<Diagnostic[]> {
  const { problems } = await checkSite(folders, folders.root);
  return problems;
}

type Change = (text: string) => string;
const unchanged: Change = (text) => text;

test.each<[what: string, rule: string | undefined, change: Change]>([
  ['nothing', undefined, unchanged],
  ['a comma too many', 'json-syntax', (text) => text.replace(/\}\s*$/, ',}')],
  [
    'a name that stands there twice',
    'duplicate-key',
    (text) => text.replace('"metadata"', '"metadata": {}, "metadata"'),
  ],
  ['a byte order mark', 'byte-order-mark', (text) => `\ufeff${text}`],
  [
    'a field that nobody knows',
    'unknown-field',
    (text) => text.replace('"blocks"', '"kleur": "rood", "blocks"'),
  ],
  ['a link to nowhere', 'link-target', (text) => text.replace('"href": "/', '"href": "/nergens/')],
  ['a word of its own', 'form-of-address', (text) => text.replace(/("text": ")/, '$1Uw bus. ')],
  ['the words of another page', 'near-duplicate', () => readFileSync(pageFile('vrachtwagen'), 'utf8')],
])('what is known of pages tells the same as reading them: %s', async (_what, rule, change) => {
  const file = pageFile('bakwagen');
  const before = readFileSync(file, 'utf8');
  await quickly();
  writeFileSync(file, change(before));
  const found = [await quickly(), await quickly(), await byName()];
  const expected = await anew();
  writeFileSync(file, before);
  for (const each of found) expect(each).toEqual(expected);
  if (rule !== undefined) expect(expected.map((problem) => problem.rule)).toContain(rule);
});

function pageFile(name: string): string {
  return join(folders.pages, `equipment/wegtransport/${name}.json`);
}
