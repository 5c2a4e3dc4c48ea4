import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { titleCompany } from './title-company.ts';

const reportOn = (title: string, site: { company?: string } = { company: 'HopLease' }): string[] =>
  reportOf(titleCompany, { '_site.json': site, 'a.json': { metadata: { title } } });

it.each([
  'Bakwagen leasen',
  'Leasen bij HopLease',
  'HopLease',
  'Over HopLease en jou',
  'HopLease-app',
  'HopLease |',
])('accepts %j', (title) => {
  expect(reportOn(title)).toEqual([]);
});

it.each([
  ['Bakwagen leasen | HopLease', 'Bakwagen leasen'],
  ['Bakwagen leasen - hoplease', 'Bakwagen leasen'],
  ['Over ons – HopLease', 'Over ons'],
  ['Contact | {company}', 'Contact'],
  ['HopLease: bakwagen leasen', 'Bakwagen leasen'],
  ['HopLease | Contact', 'Contact'],
  ['Bakwagen leasen | HopLease | Arnhem', 'Bakwagen leasen | Arnhem'],
])('takes the company off %j', (title, bare) => {
  expect(reportOn(title)).toEqual([expect.stringContaining(`Schrijf "${bare}".`)]);
});

it('is silent when the site does not say what it is called', () => {
  expect(reportOn('Over ons | HopLease', {})).toEqual([]);
});
