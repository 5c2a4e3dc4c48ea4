import { expect, test } from 'vitest';
import { exampleFolder, exampleFolders } from '../../../../tests/example-site.ts';
import type { ReportedDiagnostic } from '../../../shared/authors/reported-diagnostic.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { pageCatalogue } from './page-catalogue.ts';

const site = await checkSite(exampleFolders, { workingDirectory: exampleFolder });
const problem: ReportedDiagnostic = {
  file: 'pages/contact.json',
  line: 9,
  column: 15,
  endLine: 9,
  endColumn: 21,
  rule: 'block-type',
  severity: 'error',
  message: 'Er is geen blok "hreo".',
};
const elsewhere: ReportedDiagnostic = { ...problem, file: 'pages/_site.json' };

test('a page comes with its title, its words and its own problems; others are apart', () => {
  const { pages, otherProblems } = pageCatalogue(site, [elsewhere, problem]);
  expect(pages.find(({ path }) => path === '/contact')).toMatchObject({
    file: 'pages/contact.json',
    title: expect.stringMatching(/\S/),
    words: expect.any(Number),
    problems: [problem],
  });
  expect(pages.find(({ path }) => path === '/')?.problems).toEqual([]);
  expect(otherProblems).toEqual([elsewhere]);
});

test('pages stand in the order of their addresses', () => {
  const paths = pageCatalogue(site, []).pages.map(({ path }) => path);
  expect(paths).toEqual(paths.toSorted());
});
