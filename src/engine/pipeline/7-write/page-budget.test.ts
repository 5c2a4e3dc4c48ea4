import { expect, it } from 'vitest';
import { projectRoot } from '../../../../scripts/project-root.ts';
import { readBudgets } from '../../bundle/budgets.ts';
import { heavyFiles } from './page-budget.ts';

const limits = { ...readBudgets(projectRoot).limits, document: 100, pageData: 50 };

it.each([
  ['a document', 'a/b.html', 'page:/a/b', 101, 100],
  ['the data of a page', 'a/b.json', 'page:/a/b', 51, 50],
])('finds %s that is heavier than its budget', (_what, name, target, br, limit) => {
  expect(heavyFiles([{ name, target, br }], limits)).toEqual([{ name, route: '/a/b', actual: br, limit }]);
});

it.each([
  ['a page that just fits', 'a/b.html', 'page:/a/b', 100],
  ['public data, which no page fetches', 'prijzen.json', 'public:prijzen.json', 90_000],
  ['a public document', 'folder.html', 'public:folder.html', 90_000],
  ['what does not shrink', 'a/b.html', 'page:/a/b', undefined],
])('leaves %s', (_what, name, target, br) => {
  expect(heavyFiles([{ name, target, br }], limits)).toEqual([]);
});
