import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEdgeSettings } from './edge-settings.ts';

const settings = (variables: Record<string, string> = {}) => readEdgeSettings((name) => variables[name]);
const platform = { SUPABASE_URL: 'https://abc.supabase.co' };

it.each([
  [
    'the default secret key',
    { SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1","other":"x"}' },
    'sb_secret_1',
  ],
  ['the older key', { SUPABASE_SERVICE_ROLE_KEY: 'eyJ1' }, 'eyJ1'],
  [
    'the secret key before the older one',
    { SUPABASE_SECRET_KEYS: '{"default":"a"}', SUPABASE_SERVICE_ROLE_KEY: 'b' },
    'a',
  ],
  [
    'the older key when the others cannot be read',
    { SUPABASE_SECRET_KEYS: '{', SUPABASE_SERVICE_ROLE_KEY: 'b' },
    'b',
  ],
])('takes %s', (_name, keys, key) => {
  expect(settings({ ...platform, ...keys }).database?.key).toBe(key);
});

it('says of everything that is missing what that means', () => {
  const { database, mail, warnings } = settings({ SUPABASE_URL: ' ' });
  expect({ database, mail }).toEqual({ database: undefined, mail: undefined });
  expect(warnings).toEqual([
    expect.stringContaining('SUPABASE_URL'),
    expect.stringContaining('RESEND_API_KEY'),
  ]);
});

it('knows the company from the site, and its public address and addressee from the variables', () => {
  const { company } = settings({ SITE_URL: 'https://www.example.nl/', LEADS_TO: 'sales@example.nl' });
  expect(company).toMatchObject({
    name: 'HopLease',
    siteUrl: 'https://www.example.nl',
    quotePage: '/calculator',
    leadsTo: ['sales@example.nl'],
  });
  expect(settings().company.leadsTo).toEqual([company.email]);
});

it.each([
  ['SITE_URL', 'www.example.nl', '"www.example.nl"', { siteUrl: 'https://www.hoplease.example' }],
  [
    'SITE_URL',
    'http://www.example.nl',
    '"http://www.example.nl"',
    { siteUrl: 'https://www.hoplease.example' },
  ],
  ['SITE_URL', 'ftp://www.example.nl', '"ftp://www.example.nl"', { siteUrl: 'https://www.hoplease.example' }],
  ['SITE_URL', 'https://a.example/nl', '"https://a.example/nl"', { siteUrl: 'https://www.hoplease.example' }],
  [
    'CLIENT_IP_HEADER',
    'x-real-ip, x-forwarded-for',
    '"x-real-ip, x-forwarded-for"',
    { clientIpHeader: 'cf-connecting-ip' },
  ],
  ['CLIENT_IP_HEADER', 'x-réal-ip', '"x-réal-ip"', { clientIpHeader: 'cf-connecting-ip' }],
  ['MAIL_FROM', 'HopLease website@example.nl', '"HopLease website@example.nl"', {}],
  ['RESEND_URL', 'api.resend.com', '"api.resend.com"', {}],
  ['RESEND_URL', 'http://api.resend.com', '"http://api.resend.com"', {}],
  ['RESEND_URL', 'https://api.resend.com/emails', '"https://api.resend.com/emails"', {}],
  ['LEAD_SECRET', `geheim${'x'.repeat(25)}`, 'at least 32 characters', { leadSecret: undefined }],
])('leaves out the wrong %s %j, and says so', (name, value, remark, expected) => {
  const { warnings, company, clientIpHeader, leadSecret } = settings({
    ...platform,
    SUPABASE_SERVICE_ROLE_KEY: 'k',
    RESEND_API_KEY: 're_1',
    [name]: value,
  });
  expect({ siteUrl: company.siteUrl, clientIpHeader, leadSecret }).toMatchObject(expected);
  expect(warnings).toEqual([expect.stringMatching(`^${name} .*: write `)]);
  expect(warnings.join()).toContain(remark);
  expect(warnings.join()).not.toContain('geheim');
});

it('takes a header, and a secret that is long enough', () => {
  const secret = 'x'.repeat(32);
  expect(settings({ CLIENT_IP_HEADER: 'X-Real-IP', LEAD_SECRET: secret })).toMatchObject({
    clientIpHeader: 'X-Real-IP',
    leadSecret: secret,
  });
});

it.each([
  ['https://crm.example/leads', 32, true],
  ['https://crm.example/leads', 31, false],
  ['http://crm.example/leads', 32, false],
  ['https://crm.example/leads', 0, false],
])('sends leads to %s with a secret of %i characters: %s', (url, length, isUsed) => {
  const secret = 'x'.repeat(length);
  const { webhook, warnings } = settings({ LEADS_WEBHOOK: url, LEADS_WEBHOOK_SECRET: secret });
  expect(webhook).toEqual(isUsed ? { url, secret } : undefined);
  expect(warnings.filter((remark) => remark.startsWith('LEADS_WEBHOOK '))).toHaveLength(isUsed ? 0 : 1);
});

it.each([
  [{}, '"HopLease" <info@hoplease.example>'],
  [{ MAIL_FROM: 'Website <website@example.nl>' }, 'Website <website@example.nl>'],
  [{ MAIL_FROM: 'a@example.nl, b@example.nl' }, '"HopLease" <info@hoplease.example>'],
])('with %j mails come from %s', (variables, from) => {
  expect(settings({ RESEND_API_KEY: 're_1', ...variables }).mail?.from).toBe(from);
});

it.each([
  [{}, 'https://api.resend.com'],
  [{ RESEND_URL: 'https://mail.example/' }, 'https://mail.example'],
  [{ RESEND_URL: 'mail.example' }, 'https://api.resend.com'],
  [{ RESEND_URL: 'http://mail.example' }, 'https://api.resend.com'],
])('with %j mails go to %s', (variables, url) => {
  expect(settings({ RESEND_API_KEY: 're_1', ...variables }).mail?.url).toBe(url);
});

it('leaves out websites that are no address, and says so', () => {
  const { allowedOrigins, warnings } = settings({
    ALLOWED_ORIGINS: 'https://a.example, b.example,, https://*.c.example, https://d.example/form',
  });
  expect(allowedOrigins).toEqual(['https://a.example']);
  expect(warnings.join()).toContain('"b.example"');
  expect(warnings.join()).toContain('"https://*.c.example"');
  expect(warnings.join()).toContain('"https://d.example/form"');
});

it.each([
  ['a@b.nl,c@d.nl', ['a@b.nl', 'c@d.nl'], []],
  ['a@b.nl, c@d', ['a@b.nl'], ['c@d']],
  ['sales', ['info@hoplease.example'], ['sales']],
])('sends leads to those addresses of %j that are one, and names the others', (LEADS_TO, leadsTo, wrong) => {
  const { company, warnings } = settings({ ...platform, LEADS_TO });
  expect(company.leadsTo).toEqual(leadsTo);
  expect(warnings.filter((remark) => remark.includes('LEADS_TO'))).toEqual(
    wrong.map((entry) => expect.stringContaining(`"${entry}"`)),
  );
});

it('the documentation says of each variable what is without it', () => {
  const read = new Set<string>();
  readEdgeSettings((name) => {
    read.add(name);
    return name === 'RESEND_API_KEY' ? 're_1' : undefined;
  });
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/deploying.md'), 'utf8');
  const [, table = ''] = /supabase secrets set[\s\S]*?(\| variable[\s\S]*?)\n\n/.exec(guide) ?? [];
  const documented = table
    .split('\n')
    .flatMap((row) => row.split('|')[1]?.match(/(?<=`)[A-Z_]+(?=`)/g) ?? []);
  expect(documented.sort()).toEqual([...read].filter((name) => !name.startsWith('SUPABASE_')).sort());
});
