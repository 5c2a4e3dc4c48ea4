import { expect, it } from 'vitest';
import type { ReportedDiagnostic } from '../../../shared/authors/reported-diagnostic.ts';
import type { StudioPage } from '../../../shared/authors/studio.ts';
import { pageList } from './page-list.ts';

const problem: ReportedDiagnostic = {
  file: 'pages/type-7.json',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  rule: 'title-length',
  severity: 'warning',
  message: 'Te lang.',
};
const pages = Array.from({ length: 120 }, (_, index): StudioPage => {
  const title = index % 2 === 0 ? 'Bakwagen leasen' : 'Tractor leasen';
  const problems = index === 7 ? [problem] : [];
  return { path: `/type-${index}`, title, file: `pages/type-${index}.json`, problems, words: 1 };
});
const otherProblems: ReportedDiagnostic[] = [{ ...problem, file: 'pages/_site.json', severity: 'error' }];

it.each([
  ['', { screen: 1, screens: 3, found: 120 }, ['/type-0', 50]],
  ['blad=3', { screen: 3, screens: 3, found: 120 }, ['/type-100', 20]],
  ['blad=99', { screen: 3, screens: 3, found: 120 }, ['/type-100', 20]],
  ['blad=nee', { screen: 1, screens: 3, found: 120 }, ['/type-0', 50]],
  ['zoek=TRACTOR', { screen: 1, screens: 2, found: 60 }, ['/type-1', 50]],
  ['zoek=tractor 11&blad=1', { screen: 1, screens: 1, found: 6 }, ['/type-11', 6]],
  ['problemen', { screen: 1, screens: 1, found: 1 }, ['/type-7', 1]],
  ['zoek=niets', { screen: 1, screens: 1, found: 0 }, [undefined, 0]],
])('of 120 pages, "%s" shows the right ones', (query, expected, [first, shown]) => {
  const list = pageList({ pages, otherProblems }, new URLSearchParams(query));
  expect(list).toMatchObject(expected);
  expect([list.pages[0]?.path, list.pages.length]).toEqual([first, shown]);
  expect(list.total).toEqual({ pages: 120, errors: 1, warnings: 1 });
});
