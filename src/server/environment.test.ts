import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { ownPaths } from '../../tests/own-paths.ts';
import { loadEnvironmentFile, readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  it.each([
    [{}, { port: 4173 }],
    [{ PORT: '', SITE_URL: ' ' }, { port: 4173 }],
    [{ PORT: '80' }, { port: 80 }],
    [
      { POST: 'x', HOSTS: 'x', DATA_DIRS: '', BASE_URL: '/' },
      { port: 4173, host: undefined },
    ],
    [{ LEADS_TO: 'a@b.nl', LEAD_TO: 'x' }, { leadsTo: ['a@b.nl'] }],
    [{ SITE_URL: 'https://www.example.nl/' }, { port: 4173, siteUrl: 'https://www.example.nl' }],
    [{ SITE_URL: 'https://Fiets.café' }, { siteUrl: 'https://fiets.xn--caf-dma' }],
    [{ SITE_URL: 'http://localhost:4173' }, { port: 4173, siteUrl: 'http://localhost:4173' }],
    [{ SITE_URL: 'http://10.0.0.5:8080' }, { siteUrl: 'http://10.0.0.5:8080' }],
    [{ VITE_SUPABASE_URL: 'https://ref.supabase.co/', VITE_SUPABASE_ANON_KEY: 'x' }, { port: 4173 }],
    [{ VITE_SUPABASE_URL: 'http://127.0.0.1:54321', VITE_SUPABASE_ANON_KEY: 'x' }, { port: 4173 }],
    [{}, { dataFolder: resolve('.data'), allowedOrigins: [] }],
    [{ DATA_DIR: '/srv/data' }, { dataFolder: resolve('/srv/data') }],
    [
      { ALLOWED_ORIGINS: 'https://a.nl/, http://B.nl:8080,' },
      { allowedOrigins: ['https://a.nl', 'http://b.nl:8080'] },
    ],
    [{ LEADS_TO: 'a@b.nl,c@d.nl' }, { leadsTo: ['a@b.nl', 'c@d.nl'] }],
    [{ CLIENT_IP_HEADER: 'X-Real-IP' }, { clientIpHeader: 'x-real-ip' }],
    [{ LEAD_SECRET: 'x'.repeat(32) }, { leadSecret: 'x'.repeat(32) }],
    [
      { LEADS_WEBHOOK: 'https://crm.example.nl/leads', LEADS_WEBHOOK_SECRET: 'x'.repeat(32) },
      { webhook: { url: 'https://crm.example.nl/leads', secret: 'x'.repeat(32) } },
    ],
  ])('reads %j as %j', (variables, expected) => {
    expect(readEnvironment(variables)).toMatchObject(expected);
  });

  it.each(['abc', '-1', '1.5', '65536', '0x50'])('refuses the port %j', (PORT) => {
    expect(() => readEnvironment({ PORT })).toThrow(`PORT is "${PORT}"`);
  });

  it.each([
    ...['example.nl', 'https://a.nl/site', 'https://a.nl?b', 'ftp://a.nl', 'https://me@a.nl'],
    ...['http://www.example.nl', 'http://203.0.113.5:4173', 'HTTP://A.NL/'],
  ])('refuses the site address %j', (SITE_URL) => {
    expect(() => readEnvironment({ SITE_URL })).toThrow(
      `SITE_URL is "${SITE_URL}", but must be an https address without path`,
    );
  });

  it.each([
    [{ ALLOWED_ORIGINS: 'https://a.nl, b.nl' }, 'ALLOWED_ORIGINS holds "b.nl"'],
    [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS holds "*"'],
    [{ ALLOWED_ORIGINS: 'https://*.a.nl' }, 'ALLOWED_ORIGINS holds "https://*.a.nl"'],
    [{ DATA_DIR: '"/srv/data"' }, 'DATA_DIR has quotes around its value'],
    [{ DATA_DIR: '~/data' }, 'DATA_DIR is "~/data"'],
    [{ HOST: "'127.0.0.1'" }, 'HOST has quotes around its value'],
    [{ VITE_SUPABASE_ANON_KEY: 'x' }, 'VITE_SUPABASE_ANON_KEY needs VITE_SUPABASE_URL'],
    [{ LEADS_TO: 'sales' }, 'LEADS_TO holds "sales"'],
    [{ CLIENT_IP_HEADER: 'x-real-ip, x-forwarded-for' }, 'must be the name of one header'],
    [{ LEADS_TO: ' , ' }, 'LEADS_TO holds ","'],
    [{ LEADS_WEBHOOK: 'http://crm.example.nl/' }, 'LEADS_WEBHOOK must be an https address'],
    [{ LEADS_WEBHOOK: 'https://me:geheim@crm.example.nl/' }, 'without name and password'],
    [{ LEADS_WEBHOOK: 'https://crm.example.nl:99999/' }, 'LEADS_WEBHOOK must be an https address'],
    [{ LEADS_WEBHOOK: 'https://[crm' }, 'LEADS_WEBHOOK must be an https address'],
    [{ LEADS_WEBHOOK_SECRET: 'x'.repeat(32) }, 'LEADS_WEBHOOK_SECRET needs LEADS_WEBHOOK'],
    [{ LEADS_WEBHOOK: 'https://crm.example.nl/' }, 'LEADS_WEBHOOK needs LEADS_WEBHOOK_SECRET'],
    [
      { VITE_SUPABASE_URL: 'ref.supabase.co', VITE_SUPABASE_ANON_KEY: 'x' },
      'VITE_SUPABASE_URL is "ref.supabase.co"',
    ],
    [{ VITE_SUPABASE_URL: 'https://a.nl/rest/v1', VITE_SUPABASE_ANON_KEY: 'x' }, 'VITE_SUPABASE_URL is'],
    [
      { VITE_SUPABASE_URL: 'http://ref.supabase.co', VITE_SUPABASE_ANON_KEY: 'x' },
      'must be an https address',
    ],
    [{ VITE_SUPABASE_URL: 'https://ref.supabase.co' }, 'VITE_SUPABASE_URL needs VITE_SUPABASE_ANON_KEY'],
    [{ LEADS_WEBHOOK_SECRET: 'short' }, 'LEADS_WEBHOOK_SECRET must be at least 32 characters'],
    [{ LEAD_SECRET: 'short' }, 'LEAD_SECRET must be at least 32 characters'],
    [{ LEAD_TO: 'a@b.nl' }, 'LEAD_TO is read by nothing: call it LEADS_TO, or remove it.'],
    [{ DATADIR: '/srv/data' }, 'DATADIR is read by nothing: call it DATA_DIR'],
    [{ SMTP_URI: 'smtps://a.nl', PORT: 'x' }, 'SMTP_URI is read by nothing: call it SMTP_URL'],
  ])('refuses %j', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });

  it.each([
    { LEAD_SECRET: 'geheim' },
    { LEAD_SECRET: `"${'geheim'.repeat(6)}"` },
    { LEADS_WEBHOOK: 'https://me:geheim@crm.example.nl/' },
  ])('does not repeat the secret of %j', (variables) => {
    expect(() => readEnvironment(variables)).toThrow(/^((?!geheim)[\s\S])*$/);
  });

  it('names all wrong variables at once', () => {
    expect(() => readEnvironment({ PORT: 'x', SITE_URL: 'y' })).toThrow(/PORT is[\s\S]*SITE_URL is/);
  });
});

it.each([
  [' https://ref.supabase.co ', 'https://ref.supabase.co'],
  ['', undefined],
  ['  ', undefined],
])(
  'writes VITE_SUPABASE_URL of "%s" into the app, and into what it may reach, as the others are read: %s',
  (text, written) => {
    vi.stubEnv('VITE_SUPABASE_URL', text);
    loadEnvironmentFile();
    expect(process.env.VITE_SUPABASE_URL).toBe(written);
  },
);

describe('the file .env', () => {
  const here = process.cwd();
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'environment-'));
    process.chdir(folder);
    vi.stubEnv('PORT', undefined);
    vi.stubEnv('HOST', '127.0.0.1');
  });

  afterEach(() => {
    process.chdir(here);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['with line ends of Windows', 'PORT=80\r\nHOST=::1\r\n'],
    ['that begins with a byte order mark', '\uFEFFPORT=80\nHOST=::1'],
  ])('%s is read, and the process wins', (_what, text) => {
    writeFileSync('.env', text);
    loadEnvironmentFile();
    expect(process.env).toMatchObject({ PORT: '80', HOST: '127.0.0.1' });
  });

  it('need not be there', () => {
    loadEnvironmentFile();
    expect(process.env.PORT).toBeUndefined();
  });

  it('is named where it cannot be read, with the way out', () => {
    mkdirSync('.env');
    expect(loadEnvironmentFile).toThrow('The file .env cannot be read (EISDIR). Let it be a file');
  });
});

it('.env.example names each variable, and no other', () => {
  const read = new Set(readDirectly());
  const variables = new Proxy<Record<string, string>>(
    {},
    {
      get(_, name) {
        read.add(String(name));
        return name === 'VITE_SUPABASE_URL' ? 'https://ref.supabase.co' : undefined;
      },
    },
  );
  expect(() => readEnvironment(variables)).toThrow('VITE_SUPABASE_ANON_KEY');
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
  const documented = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(documented.sort()).toEqual([...read].sort());
});

it('what is left to others to set is read somewhere', () => {
  expect([...ofOthers].filter((name) => !readAnywhere().includes(name))).toEqual([]);
});

/** What builds and what it builds, and what looks at pages in a browser, read of the environment itself. */
function readDirectly(): string[] {
  return readAnywhere().filter((name) => !ofOthers.has(name));
}

function readAnywhere(): string[] {
  const sources = ['src', 'scripts', 'tests', 'bench']
    .flatMap(ownPaths)
    .filter((file) => /(?<!\.test)\.[jt]sx?$/.test(file))
    .map((file) => readFileSync(join(projectRoot, file), 'utf8'));
  // What is only set, for processes that it starts, is no variable of ours.
  const reads = sources.join('\n').matchAll(/\b(?:process|import\.meta)\.env\.([A-Z_]+)\b(?! = )/g);
  return [...reads].map(([, name = '']) => name);
}

/** Set by the system, by services, by other programs, and by a test for a process of its own. */
const ofOthers = new Set([
  ...['HOME', 'PATH', 'INIT_CWD', 'NODE_ENV', 'PGHOST', 'GITHUB_STEP_SUMMARY'],
  ...['PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD', 'PAGES_UNDER_TEST'],
]);
