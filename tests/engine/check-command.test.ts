import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { check } from '../../scripts/check.ts';
import { authorFolder } from './support/author-folder.ts';

const author = authorFolder();

test('ends with 0 and says that all is well', async () => {
  const { status, stderr } = await author.run(check);
  expect(stderr).toContain('Geen fouten');
  expect(status).toBe(0);
});

test('says of a folder without pages where they belong', async () => {
  mkdirSync(join(author.path, 'new'));
  const { stderr } = await author.run(check, ['--pages', 'new']);
  expect(stderr).toContain('Voeg new/_site.json toe.');
  expect(stderr).toContain('Voeg new/index.json toe.');
});

test('looks at the files that are asked for, and counts those', async () => {
  writeFileSync(author.fileOf('index.json'), '{ "metadata": 3, }');
  const { status, stderr } = await author.run(check, [author.fileOf('contact.json')]);
  expect(stderr).toContain('Geen fouten in 1 bestand.');
  expect(status).toBe(0);
});

test('finds a file from the folder in which its name was typed', async () => {
  vi.stubEnv('INIT_CWD', author.fileOf('.'));
  const { status, stderr } = await author.run(check, ['contact.json']);
  expect(stderr).toContain('Geen fouten in 1 bestand.');
  expect(status).toBe(0);
});

test.each([
  ['a name without its folder and ending', 'contact', 'contact.json'],
  ['a name in another folder', 'pages/machines/contact.json', 'contact.json'],
  ['a page called as its folder', 'equipment.json', 'equipment/index.json'],
  ['an address in a browser', 'http://localhost:5173/equipment', 'equipment/index.json'],
  ['an address that was shared', 'https://www.voorbeeld.nl/equipment?via=mail#top', 'equipment/index.json'],
  ['a name without its _', 'site.json', '_site.json'],
  ['a misspelt path', 'pages/contcat.json', 'contact.json'],
])('names the file that is probably meant by %s', async (_what, typed, file) => {
  const { stderr } = await author.run(check, [typed]);
  const [, meant] = stderr.split(`"${typed}" is geen bestand van de site. Bedoel je `);
  expect(meant).toMatch(new RegExp(`^"[^"]*/${file}"`));
});

test('prints problems for programs on standard output and ends with 1', async () => {
  writeFileSync(author.fileOf('contact.json'), '{ "metadata": 3, }');
  const { status, stdout } = await author.run(check, ['--format=json']);
  const inContact = { line: 1, severity: 'error', file: expect.stringContaining('contact.json') };
  expect(JSON.parse(stdout)).toEqual(
    ['missing-field', 'wrong-kind', 'json-syntax'].map((rule) =>
      expect.objectContaining({ rule, ...inContact }),
    ),
  );
  expect(status).toBe(1);
});

test('leads code scanning to the page of a rule, also outside of GitHub', async () => {
  writeFileSync(author.fileOf('contact.json'), '{ "metadata": 3, }');
  vi.stubEnv('GITHUB_REPOSITORY', '');
  const { stdout } = await author.run(check, ['--format=sarif']);
  const [rule] = JSON.parse(stdout).runs[0].tool.driver.rules;
  expect(rule.helpUri).not.toMatch(/[^:/]\/\//);
  expect(existsSync(fileURLToPath(rule.helpUri))).toBe(true);
});

test('on GitHub writes annotations, and a summary of the job where one is asked for', async () => {
  writeFileSync(author.fileOf('contact.json'), '{ "metadata": 3, }');
  const summary = join(author.path, 'summary.md');
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
  const { status, stdout } = await author.run(check, ['--format=github']);
  expect(stdout).toMatch(/^::error file=\S*contact\.json,line=1,/);
  expect(readFileSync(summary, 'utf8')).toContain('| 1:16 | 🔴 fout json-syntax<br>');
  expect(status).toBe(1);
});

test('before a release also names the example values that are left, and ends with 1', async () => {
  const { status, stdout } = await author.run(check, ['--release', '--format=json']);
  const problems: { file: string; rule: string; line: number }[] = JSON.parse(stdout);
  expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(['release-value']));
  expect(problems.map(({ line }) => line)).toContain(5);
  expect(status).toBe(1);
});

test.each([
  ['a folder that is not there', ['--pages', 'bestaat-niet']],
  ['a file that is not there', ['pages/contcat.json']],
  ['an unknown format', ['--format=xml']],
])('ends with 2 and one sentence for %s', async (_what, args) => {
  const { status, stderr } = await author.run(check, args);
  expect(status).toBe(2);
  expect(stderr.trim()).not.toContain('\n');
});

test.each([
  ['a comma too many', '"title"', ', "title"', 'schemas/parts/day.schema.json:3 is no JSON: '],
  [
    'a reference to nothing',
    '"title"',
    '"allOf": [{ "$ref": "dag.schema.json" }], "title"',
    "The schemas are wrong: can't resolve reference dag.schema.json from id schemas/parts/day.schema.json",
  ],
  [
    'a wrong type',
    '"string"',
    '"strnig"',
    'schemas/parts/day.schema.json: /type must be equal to one of the allowed values',
  ],
])('ends with 2 and one sentence for %s in a schema', async (_what, right, wrong, sentence) => {
  const schema = join(author.path, 'schemas/parts/day.schema.json');
  writeFileSync(schema, readFileSync(schema, 'utf8').replace(right, wrong));
  const { status, stderr } = await author.run(check);
  expect(stderr.trim()).toContain(sentence);
  expect(stderr.trim()).not.toContain('\n');
  expect(status).toBe(2);
});

test('ends with 2 and the way out for a schema that is gone', async () => {
  rmSync(join(author.path, 'schemas/site.schema.json'));
  const { status, stderr } = await author.run(check);
  const sentence = 'schemas/site.schema.json is missing. Put it back, as with: git restore';
  expect(stderr).toBe(`${sentence} schemas/site.schema.json\n`);
  expect(status).toBe(2);
});
