import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { followCompany } from './follow-company.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'company-'));
  file = join(folder, '_site.json');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const site = {
  company: 'Bakkerij',
  phone: '030 1234567',
  email: 'info@bakkerij.example',
  city: 'Utrecht',
  siteUrl: 'https://www.bakkerij.example',
};

const save = (values: object): void => writeFileSync(file, JSON.stringify({ ...site, ...values }));

// The server reads the file beside the check, which refuses the last ones.
it.each([
  ['https://www.bakkerij.example', 'https://www.bakkerij.example'],
  ['https://www.Bakkerij.example', 'https://www.bakkerij.example'],
  ['https://www.bakkerij.example/', 'https://www.bakkerij.example'],
])('mails lead to pages below the address %s', (siteUrl, expected) => {
  save({ siteUrl });
  expect(followCompany(file)().siteUrl).toBe(expected);
});

it.each([
  [{ label: 'Vraag offerte aan', href: '/calculator' }, '/calculator'],
  [{ label: 'Vraag offerte aan', href: '/contact?onderwerp=other#formulier' }, '/contact'],
  [{ label: 'Bel', href: 'tel:0301234567' }, '/'],
  [undefined, '/'],
])('a calculation of an unknown page goes on where the quote button leads: %j', (quoteButton, expected) => {
  save({ quoteButton });
  expect(followCompany(file)().quotePage).toBe(expected);
});

it.each([
  ['siteUrl', 'www.bakkerij.example'],
  ['siteUrl', ''],
  ['phone', ' '],
])('a wrong "%s", "%s", is refused at the start, and leaves what it was later', (name, wrong) => {
  save({ [name]: wrong });
  expect(() => followCompany(file)).toThrow(CouldNotRunError);
  expect(() => followCompany(file)).toThrow(`"${name}"`);
  save({});
  const company = followCompany(file);
  save({ [name]: wrong });
  expect(company()).toMatchObject({ name: 'Bakkerij', phone: site.phone, siteUrl: site.siteUrl });
});

it.each([
  ['the built site', 'site.data.json', 'Bakkerij van gisteren'],
  ['no site', 'missing.json', undefined],
])('where the file cannot be used at the start, %s says who mails', (_site, name, expected) => {
  writeFileSync(file, '{ "company": ');
  const built = join(folder, 'site.data.json');
  writeFileSync(built, JSON.stringify({ ...site, company: 'Bakkerij van gisteren' }));
  const follow = () => followCompany(file, join(folder, name));
  if (expected === undefined) return expect(follow).toThrow(file);
  const company = follow();
  expect(company().name).toBe(expected);
  save({});
  expect(company().name).toBe('Bakkerij');
});
