import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { fixSite } from '../../src/engine/authoring/fix/fix-site.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import { checkSite } from '../../src/engine/pipeline/check-site.ts';
import { changed, mistakeGroups, mistakesIn } from './mistakes/mistake.ts';

/**
 * Every mistake that an author makes in one page, and the page about contact of every case, each as a page of its own in
 * one site: fixed together, and once more.
 */
const mistakes = mistakeGroups.flatMap(mistakesIn).flatMap(({ name, parts }) => {
  const diff = parts.size === 1 ? parts.get('pages/contact.json') : undefined;
  return diff === undefined ? [] : [{ name, diff }];
});
const cases = join(import.meta.dirname, 'cases');
let folder: string;
const before = new Map<string, Buffer>();
let fixedFiles: string[];
let secondRun: unknown;

const page = (name: string): string => join(folder, 'pages', `${name}.json`);
const nameOf = (index: number): string => `mistake-${index}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fix-mistakes-'));
  cpSync(join(import.meta.dirname, 'base'), folder, { recursive: true });
  cpSync(join(projectRoot, 'schemas'), join(folder, 'schemas'), { recursive: true });
  const good = readFileSync(page('contact'), 'utf8');
  const contents = mistakes.map(({ diff }) => changed(good, diff) ?? '');
  for (const [index, content] of contents.entries()) writeFileSync(page(nameOf(index)), content);
  for (const name of readdirSync(cases)) {
    const files = readdirSync(join(cases, name), { recursive: true, encoding: 'utf8' });
    if (files.some((file) => file.endsWith('contact.json')))
      cpSync(join(cases, name, 'pages/contact.json'), page(`case-${name}`));
  }
  for (const file of readdirSync(join(folder, 'pages')))
    if (file.endsWith('.json')) before.set(file, readFileSync(join(folder, 'pages', file)));

  const folders = siteFolders(projectRoot, join(folder, 'pages'));
  fixedFiles = (await fixSite(folders, undefined, folder)).map(({ file }) => file);
  secondRun = await fixSite(folders, undefined, folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('fixing a second time changes nothing', () => {
  expect(fixedFiles.length).toBeGreaterThan(40);
  expect(secondRun).toEqual([]);
});

test('what is not fixed stays byte for byte, and a fixed page keeps all its other words', () => {
  for (const [file, bytes] of before) {
    const after = readFileSync(join(folder, 'pages', file));
    if (!fixedFiles.includes(`pages/${file}`)) expect(after.equals(bytes), file).toBe(true);
    else {
      const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes.includes(0xe9) ? 'latin1' : 'utf8';
      // Formatting moves them to other lines.
      const words = bytes
        .toString(encoding)
        .replace(/^\ufeff/, '')
        .split(/\s+/);
      const present = new Set(after.toString('utf8').split(/\s+/));
      expect(words.filter((word) => !present.has(word)).length, file).toBeLessThanOrEqual(12);
    }
  }
});

test('these mistakes fix themselves', async () => {
  const { problems } = await checkSite(siteFolders(projectRoot, join(folder, 'pages')), {
    workingDirectory: folder,
  });
  const left = new Set(problems.filter(({ rule }) => !aboutSameness.has(rule)).map(({ file }) => file));
  const fixed = mistakes.filter((_, index) => {
    const file = `pages/${nameOf(index)}.json`;
    return fixedFiles.includes(file) && !left.has(file);
  });
  expect(fixed.map(({ name }) => name)).toMatchInlineSnapshot(`[]`);
});

/** All these pages are copies of one. */
const aboutSameness = new Set([
  'unique-title',
  'unique-description',
  'near-duplicate',
  'orphan-page',
  'route-clash',
]);
