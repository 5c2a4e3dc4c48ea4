import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { endedPage } from './ended-page.ts';

const message =
  'pages/actie/index.json#/until (warning) De laatste dag van deze pagina was 20 november 2026: bezoekers komen nu op de pagina erboven. Zet in "until" een latere dag, of haal de pagina weg met "npm run remove-page -- /actie".';

it.each<[what: string, page: object, expected: string[]]>([
  ['that ended yesterday', { until: '2026-11-20' }, [message]],
  ['that ended, with a first day', { from: '2026-06-01', until: '2026-11-20' }, [message]],
  ['on its last day', { until: '2026-11-21' }, []],
  ['that is a draft again', { draft: true, until: '2026-11-20' }, []],
  ['that is still to begin', { from: '2027-06-01', until: '2027-08-31' }, []],
  ['that ends before it begins', { from: '2026-11-20', until: '2026-11-19' }, []],
  ['that ends on a day that does not exist', { until: '2026-02-31' }, []],
])('judges a page %s', (_what, page, expected) => {
  expect(reportOf(endedPage, { 'index.json': {}, 'actie/index.json': { ...page } })).toEqual(expected);
});

it('leaves home, which may not end, to the rule about that', () => {
  expect(reportOf(endedPage, { 'index.json': { until: '2026-11-20' } })).toEqual([]);
});
