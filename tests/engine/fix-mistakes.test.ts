import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { fixSite } from '../../src/engine/authoring/fix/fix-site.ts';
import { EditedSite } from '../../src/engine/editing/edited-site.ts';
import { siteFilesOf, sitePartsOf } from '../../src/engine/editing/site-parts.ts';
import { readDictionary } from '../../src/engine/pipeline/1-load/read-dictionary.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import { checkSite, examinedIn, type KnownFile } from '../../src/engine/pipeline/check-site.ts';
import { changed, dayOfMistakes, mistakeGroups, mistakesIn } from './mistakes/mistake.ts';

/**
 * Every mistake that an author makes in one page, and the page about contact of every case, each as a page of its own
 * in one site: fixed together, and once more.
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
let editor: EditedSite;
let good: string;

const maxPresses = 40;

const page = (name: string): string => join(folder, 'pages', `${name}.json`);
const nameOf = (index: number): string => `mistake-${index}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fix-mistakes-'));
  cpSync(join(import.meta.dirname, 'base'), folder, { recursive: true });
  cpSync(join(projectRoot, 'schemas'), join(folder, 'schemas'), { recursive: true });
  good = readFileSync(page('contact'), 'utf8');
  editor = await openEditor();
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

/** The site before anybody makes a mistake in it. */
async function openEditor(): Promise<EditedSite> {
  const known = new Map<string, KnownFile>();
  const folders = siteFolders(projectRoot, join(folder, 'pages'));
  const checked = await checkSite(folders, { workingDirectory: folder, known });
  return new EditedSite(
    sitePartsOf(siteFilesOf({ ...checked, examined: examinedIn(known) }), readDictionary),
  );
}

/** The page about contact with this text, after all that the editor offers to fix; the layout last, as `--fix` does. */
function fixedInEditor(typed: string): string {
  const file = 'pages/contact.json';
  let text = typed.replace('\ufeff', '');
  for (let press = 0; press < maxPresses; press += 1) {
    const { problems } = editor.check(file, { text, shown: '/contact' });
    const offered = problems.filter(({ fix }) => fix !== undefined);
    const problem = offered.find(({ rule }) => rule !== 'formatting') ?? offered[0];
    if (problem === undefined) break;
    text = editor.fix(file, { text, problem })?.text ?? '';
  }
  return text;
}

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
    today: dayOfMistakes,
  });
  const left = new Set(problems.filter(({ rule }) => !aboutSameness.has(rule)).map(({ file }) => file));
  const fixed = mistakes.filter((_, index) => {
    const file = `pages/${nameOf(index)}.json`;
    return fixedFiles.includes(file) && !left.has(file);
  });
  expect(fixed.map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "begins a list of questions with {",
      "begins a list with (",
      "closes a list with )",
      "closes a list with }",
      "copies a block without its tail",
      "copies a picture from the folder above with backslashes",
      "copies an amount with a hard space from Excel",
      "copies lines with hard spaces from a mail",
      "deletes the brace after a question",
      "deletes the brace before a question",
      "deletes the brace behind metadata",
      "deletes the brace of the second item and its comma",
      "deletes the bracket before the end of the blocks",
      "deletes the bracket behind blocks",
      "deletes the bracket behind items",
      "deletes the end of the items",
      "deletes the end of the last question",
      "deletes the first brace of the file",
      "deletes the last two brackets of a block",
      "deletes the last two lines",
      "doubles a brace",
      "doubles the bracket behind items",
      "doubles the end of a block",
      "doubles the last brace of the file",
      "doubles the line with which the metadata begins",
      "forgets the colon before a part",
      "forgets the colon",
      "forgets the comma at the end of a line",
      "forgets the comma between two blocks",
      "forgets the last }",
      "forgets the ] of the blocks",
      "forgets the } of the metadata",
      "leaves a comma before }",
      "leaves a comma before ]",
      "leaves the end of the block out",
      "leaves the middle line of a conflict behind a number",
      "leaves the middle line of a conflict",
      "leaves the quotes off a name",
      "lets Word close a text with a curly quote",
      "lets Word curl a quote behind a backslash",
      "makes a mistake on each of two lines",
      "pastes a block without its opening brace",
      "pastes a hard space between two parts",
      "pastes a quotation within curly quotes",
      "pastes a whole line from Word",
      "pastes an apostrophe within curly single quotes",
      "pastes an invisible space between two parts",
      "pastes Dutch low quotes",
      "pastes the answer of a chat program with its words",
      "pastes the answer of a chat program",
      "pastes the blocks from Word",
      "pastes the blocks of a program in JavaScript",
      "pastes the blocks with single quotes from Word",
      "presses Tab inside a text",
      "puts the metadata between ( and )",
      "saves with a byte order mark",
      "types a bracket for a colon",
      "types a comma for a colon",
      "types a letter before the first brace",
      "types a semicolon for a colon",
      "types a semicolon",
      "types a space for the thousands",
      "types a title in Word and pastes its quotes",
      "types a } too many",
      "types an equals sign",
      "types two colons",
      "types two commas",
      "uses backticks",
      "uses single quotes",
      "writes a day without quotes",
      "writes a picture with backslashes",
      "writes False",
      "writes numbers between braces",
      "writes the name of the page above it",
      "asks without a question mark",
      "copies a picture from a network disk",
      "leaves a space behind a link",
      "leaves a space behind a question",
      "misspells a field",
      "shouts a question",
      "writes a date the Dutch way",
      "writes a day as a table shows it",
      "writes a field with a capital",
      "writes a link with www",
      "writes a link without its slash",
      "writes a mobile number as a link",
      "writes a number as a text",
      "writes a price between quotes",
      "writes a price with cents and without quotes",
      "writes a space after mailto",
      "writes a telephone number as a link",
      "writes a thousand with a point and without quotes",
      "writes a type in Dutch that has an own name here",
      "writes a website in capitals",
      "writes a year without quotes",
      "writes "afbeelding"",
      "writes an amount with a point and without quotes",
      "writes an e-mail address as a link",
      "writes an international number as a link",
      "writes "blokken" above bold and a link",
      "writes "blokken"",
      "writes brackets round the area code",
      "writes "concept"",
      "writes hyphens in a telephone link",
      "writes "knoppen"",
      "writes "kop" and "tekst" in an item",
      "writes "link" and "naam" in a link",
      "writes mailto with slashes",
      "writes nee between quotes",
      "writes "omschrijving"",
      "writes one alias in place of a list",
      "writes one paragraph in place of a list",
      "writes "q" and "a"",
      "writes "sections"",
      "writes "seo"",
      "writes spaces in a telephone link",
      "writes "tekst" in a block that the editor calls Tekst",
      "writes "tekst"",
      "writes tel with a capital",
      "writes tel without its colon",
      "writes telefoon for tel",
      "writes "text" and "to" in a link",
      "writes the folder of a picture with a capital",
      "writes the type with a capital",
      "writes the type with a space",
      "writes the type without a hyphen",
      "writes the zero in brackets in a telephone link",
      "writes "titel"",
      "writes "tot en met"",
      "writes "url" in a link",
      "writes what the editor calls a field, and an amount as text",
      "writes "vraag" and "antwoord"",
      "begins a text with a hyphen",
      "begins an item of a list with a bullet of Word",
      "begins an item of a list with a hyphen",
      "begins an item of a list with a plus",
      "begins an item of a list with a tick",
      "begins an item of a list with an arrow",
      "copies a word with a loose accent from a Mac",
      "copies a word with joined letters from a PDF",
      "copies $schema from the site file",
      "doubles the braces of a value of the site",
      "doubles the braces of the mail address",
      "forgets the scheme of a website in a text",
      "gives $schema another depth",
      "leaves a brace open",
      "leaves a remark of HTML in a text",
      "leaves a space between the parts of a link in a text",
      "leaves an unfinished remark of HTML",
      "links to a mobile number in a text",
      "links to a telephone number in a text",
      "links to an e-mail address in a text",
      "links to an international number in a text",
      "links with a slash at the end",
      "links with capitals and a slash in a text",
      "links with capitals",
      "links with .html",
      "links with index",
      "links with the address of the editor",
      "links with the file of the page",
      "links with the own domain in a text",
      "links with the own domain",
      "links with what counts visitors",
      "links without a slash in a text",
      "makes an own link with HTML",
      "makes italics of the name of a ship with underscores",
      "pastes words with their looks from a mail",
      "puts a dollar sign before a value of the site",
      "puts spaces before the name of a value",
      "puts spaces in the braces of a value of the site",
      "turns a link to another site round",
      "turns the brackets of a link round",
      "types a brace too many in a link",
      "writes a capital in the file of a picture",
      "writes a euro sign by its number",
      "writes a hard space as HTML",
      "writes a letter with an accent as HTML",
      "writes a space before %",
      "writes a telephone number with spaces in a link",
      "writes a unit with capitals",
      "writes an amount in English notation",
      "writes an amount without points",
      "writes an ampersand as HTML",
      "writes an apostrophe by its number",
      "writes ,- behind an amount",
      "writes bold as on a forum",
      "writes bold in a heading",
      "writes bold with a space before its end",
      "writes bold with a space inside the stars",
      "writes bold with four stars too many",
      "writes bold with underscores",
      "writes EUR",
      "writes euro behind an amount",
      "writes HTML in a heading",
      "writes HTML in a text",
      "writes italics in a heading",
      "writes km/h",
      "writes m3",
      "writes mail for mailto in a text",
      "writes the company into the title",
      "writes the euro sign as HTML",
      "writes three stars around a word",
      "writes two words between single underscores",
      "pastes a list with bullets and tabs from Word",
      "pastes a list with bullets from Word",
      "pastes a numbered list with tabs from Word",
      "pastes the answer of a chat program above a mistake",
      "pastes the answer of a chat program with its words above a mistake",
      "writes lists between { and }",
      "writes lists between ( and )",
    ]
  `);
});

test('the editor offers a fix where a mistake fixes itself and nowhere else, and makes the same text of it', () => {
  const different = mistakes.filter(({ diff }, index) => {
    const typed = changed(good, diff) ?? '';
    return fixedInEditor(typed) !== readFileSync(page(nameOf(index)), 'utf8');
  });
  expect(different.map(({ name }) => name)).toEqual([]);
});

/** All these pages are copies of one. */
const aboutSameness = new Set([
  'unique-title',
  'unique-description',
  'near-duplicate',
  'orphan-page',
  'route-clash',
  'left-from-copy',
]);
