import { expect, it } from 'vitest';
import { testSite } from '../../../../tests/engine/support/test-site.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { type Diagnostic, pointerOf } from '../../diagnostics/diagnostic.ts';
import { applyIgnores } from './apply-ignores.ts';

const problem: Diagnostic = {
  rule: 'thin-page',
  severity: 'warning',
  file: 'pages/a.json',
  place: { pointer: '/blocks' },
  message: 'Te weinig.',
  hint: 'Schrijf meer.',
};
const ignore = { rule: 'thin-page', reason: 'De tekst volgt in maart.', until: '2026-11-21' };

/** The rule, place and way out of what is left of `problem`, on a page that ignores this on 21 November 2026. */
function leftWith(...checks: JsonObject[]): string[] {
  const site = testSite({ 'a.json': { checks }, 'b.json': {} });
  return applyIgnores([problem], site).map(({ rule, place, message, hint }) =>
    rule === 'thin-page' ? `${message} ${hint}` : `${rule} ${pointerOf(place)} ${message}`,
  );
}

it('leaves out a problem up to and including the last day', () => {
  expect(leftWith(ignore)).toEqual([]);
});

it('brings it back after that day, with a note', () => {
  expect(leftWith({ ...ignore, until: '2026-11-20' })).toEqual([
    'Te weinig. Schrijf meer. Tot en met 20 november 2026 telde dit niet mee: "De tekst volgt in maart.".',
  ]);
});

it('counts one that still holds beside one that ended, which is not needed then', () => {
  expect(leftWith({ ...ignore, until: '2026-11-20' }, ignore)).toEqual([
    'ignored-rule /checks/0/rule De regel "thin-page" heeft op deze pagina niets te melden, dus er is niets om over te slaan.',
  ]);
});

it('warns for an ignore that no problem needs', () => {
  expect(leftWith(ignore, { ...ignore, rule: 'notation' })).toEqual([
    'ignored-rule /checks/1/rule De regel "notation" heeft op deze pagina niets te melden, dus er is niets om over te slaan.',
  ]);
});

it.each([
  [[ignore], 'Haal het hele veld "checks" weg.'],
  [[ignore, { ...ignore, rule: 'notation' }], 'Haal dit deel weg uit "checks".'],
])('says what to remove of %j', (checks, hint) => {
  const site = testSite({ 'a.json': { checks } });
  for (const problem of applyIgnores([], site)) expect(problem.hint).toBe(hint);
  expect(applyIgnores([], site)).toHaveLength(checks.length);
});

it('does not ignore until a day that does not exist', () => {
  expect(leftWith({ ...ignore, until: '2027-02-30' })).toEqual([
    'Te weinig. Schrijf meer.',
    'ignored-rule /checks/0/until De datum "2027-02-30" bestaat niet.',
  ]);
});

it.each<[string, JsonObject]>([
  ['without a reason', { rule: 'thin-page', until: '2027-01-01' }],
  ['without a last day', { rule: 'thin-page', reason: 'De tekst volgt.' }],
  ['for a rule of the structure', { ...ignore, rule: 'link-target' }],
])('leaves an ignore %s to the schema, and ignores nothing', (_, wrong) => {
  expect(leftWith(wrong)).toEqual(['Te weinig. Schrijf meer.']);
});

it('ignores nothing on another page', () => {
  const site = testSite({ 'b.json': { checks: [ignore] } });
  expect(applyIgnores([problem], site)).toContain(problem);
});
