import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { fixSite } from '../../src/engine/authoring/fix/fix-site.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import { checkSite } from '../../src/engine/pipeline/check-site.ts';
import { changed, mistakesIn } from './mistakes/mistake.ts';

/**
 * Every mistake that an author makes in one page, and the page about contact of every case, each as a page of its own in
 * one site: fixed together, and once more.
 */
const mistakes = ['syntax', 'schema', 'site'].flatMap(mistakesIn).flatMap(({ name, parts }) => {
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

test('what is not fixed stays byte for byte, and a fixed page keeps all its other lines', () => {
  for (const [file, bytes] of before) {
    const after = readFileSync(join(folder, 'pages', file));
    if (!fixedFiles.includes(`pages/${file}`)) expect(after.equals(bytes), file).toBe(true);
    else {
      const lines = bytes.toString('utf8').split('\n');
      const kept = after
        .toString('utf8')
        .split('\n')
        .filter((line) => lines.includes(line));
      expect(kept.length, file).toBeGreaterThanOrEqual(lines.length - 3);
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
  expect(fixed.map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "forgets the comma at the end of a line",
      "forgets the comma between two blocks",
      "leaves a comma before }",
      "leaves a comma before ]",
      "leaves the quotes off a name",
      "lets Word close a text with a curly quote",
      "makes a mistake on each of two lines",
      "pastes a hard space between two parts",
      "pastes a whole line from Word",
      "pastes an invisible space between two parts",
      "pastes Dutch low quotes",
      "presses Tab inside a text",
      "saves with a byte order mark",
      "types a semicolon",
      "types a title in Word and pastes its quotes",
      "types an equals sign",
      "types two colons",
      "types two commas",
      "uses backticks",
      "uses single quotes",
      "asks without a question mark",
      "misspells a field",
      "writes a date the Dutch way",
      "writes a field with a capital",
      "writes a link without its slash",
      "writes a number as a text",
      "writes a type in Dutch that has an own name here",
      "writes "blokken"",
      "writes "knoppen"",
      "writes one alias in place of a list",
      "writes one paragraph in place of a list",
      "writes the type with a capital",
      "writes the type with a space",
      "writes the type without a hyphen",
      "writes "titel"",
      "writes "vraag" and "antwoord"",
      "copies $schema from the site file",
      "gives $schema another depth",
      "leaves a brace open",
      "leaves a space between the parts of a link in a text",
      "links with a slash at the end",
      "links with capitals and a slash in a text",
      "links with capitals",
      "links with .html",
      "links with index",
      "links with the file of the page",
      "links with the own domain in a text",
      "links with the own domain",
      "links without a slash in a text",
      "writes a capital in the file of a picture",
      "writes a space before %",
      "writes a unit with capitals",
      "writes an amount in English notation",
      "writes an amount without points",
      "writes ,- behind an amount",
      "writes EUR",
      "writes euro behind an amount",
      "writes km/h",
      "writes m3",
      "writes the company into the title",
    ]
  `);
});

/** All these pages are copies of one. */
const aboutSameness = new Set([
  'unique-title',
  'unique-description',
  'near-duplicate',
  'orphan-page',
  'route-clash',
]);
