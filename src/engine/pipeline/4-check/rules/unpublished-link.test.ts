import { expect, it } from 'vitest';
import { reportOf, type TestFiles } from '../../../../../tests/engine/support/test-site.ts';
import { unpublishedLink } from './unpublished-link.ts';

const draft = { draft: true };
const early = { from: '2026-12-01' };
const ended = { until: '2026-11-20' };
const cases: [what: string, target: object, from: object, expected: string | undefined][] = [
  [
    'a draft',
    draft,
    {},
    '/actie", en dat is een concept: bezoekers zien die pagina niet. Haal de link weg, of',
  ],
  ['a draft, from a draft', draft, draft, undefined],
  ['a draft, from a page that ended', draft, ended, undefined],
  ['a draft, from a page that begins later', draft, early, '/actie", en dat is een concept'],
  ['a later page', early, {}, '/actie", en bezoekers zien die pagina pas vanaf 1 december 2026. Haal de'],
  ['a later page, from one that begins that day', early, early, undefined],
  ['a later page, from one before it', early, { from: '2026-11-30' }, 'pas vanaf 1 december 2026'],
  ['a page that ended', ended, {}, 'en de laatste dag van die pagina was 20 november 2026.'],
  ['a page that will end', { until: '2026-11-21' }, {}, undefined],
  ['a page that begins on a day that does not exist', { from: '2027-13-45' }, {}, undefined],
  ['a page that ended on a day that does not exist', { until: '2026-02-31' }, {}, undefined],
  [
    'a later page, from one that begins on a day that does not exist',
    early,
    { from: '2027-13-45' },
    'pas vanaf 1 december 2026',
  ],
];

it.each(cases)('judges a link to %s', (_what, target, from, expected) => {
  const files: TestFiles = {
    'index.json': { ...from, blocks: [{ text: 'Lees [meer](/korting).' }] },
    'actie.json': { ...target, aliases: ['/korting'] },
  };
  const report = reportOf(unpublishedLink, files);
  expect(report).toEqual(
    expected === undefined ? [] : [expect.stringContaining('pages/index.json#/blocks/0/text "/korting"')],
  );
  expect(report.join('')).toContain(expected ?? '');
});

it('looks in the menu and in shared blocks too', () => {
  const files: TestFiles = {
    'index.json': { blocks: [{ shared: 'cta' }] },
    'actie.json': draft,
    '_site.json': { navigation: [{ label: 'Actie', href: '/actie' }] },
    '_shared/cta.json': { actions: [{ label: 'Actie', href: '/actie' }] },
  };
  expect(reportOf(unpublishedLink, files).map((line) => line.split(' ')[0])).toEqual([
    'pages/_site.json#/navigation/0/href',
    'pages/_shared/cta.json#/actions/0/href',
  ]);
});

it.each<[where: string, pages: TestFiles, isReported: boolean]>([
  ['a draft alone', { 'a.json': draft }, false],
  ['a draft and a page that visitors see', { 'a.json': draft, 'b.json': {} }, true],
  ['a page that begins with it', { 'a.json': early }, false],
  ['a page that begins before it', { 'a.json': early, 'b.json': { from: '2026-11-30' } }, true],
])('judges a link to a later page in a block that stands on %s', (_where, pages, isReported) => {
  const withBlock = Object.entries(pages).map(([file, page]) => [
    file,
    { ...Object(page), blocks: [{ shared: 'cta' }] },
  ]);
  const files: TestFiles = {
    'index.json': {},
    'actie.json': early,
    '_shared/cta.json': { actions: [{ label: 'Actie', href: '/actie' }] },
    ...Object.fromEntries(withBlock),
  };
  expect(reportOf(unpublishedLink, files)).toHaveLength(isReported ? 1 : 0);
});
