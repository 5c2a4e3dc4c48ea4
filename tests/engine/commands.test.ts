import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { build } from '../../scripts/build.ts';
import { check } from '../../scripts/check.ts';
import { launchArguments } from '../../scripts/launch-arguments.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import type { Command } from '../../scripts/run.ts';
import { runCommand } from '../run-command.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-'));
  cpSync(join(import.meta.dirname, 'base'), folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: Command, ...args: string[]) => runCommand(folder, command, args);

function launch(script: string, ...args: string[]): SpawnSyncReturns<string> {
  const command = [...launchArguments(`scripts/${script}.ts`), ...args];
  return spawnSync(process.execPath, command, { cwd: projectRoot, encoding: 'utf8' });
}

const pages = (): string => join(folder, 'pages');

describe('npm run check', () => {
  test('ends with 0 and says that all is well', async () => {
    const { status, stderr } = await run(check, '--pages', pages());
    expect(stderr).toContain('Geen fouten');
    expect(status).toBe(0);
  });

  test('says of a folder without pages where they belong', async () => {
    mkdirSync(join(folder, 'new'));
    const { stderr } = await run(check, '--pages', 'new');
    expect(stderr).toContain('Voeg new/_site.json toe.');
    expect(stderr).toContain('Voeg new/index.json toe.');
  });

  test('looks at the files that are asked for, and counts those', async () => {
    writeFileSync(join(pages(), 'index.json'), '{ "metadata": 3, }');
    const { status, stderr } = await run(check, '--pages', pages(), join(pages(), 'contact.json'));
    expect(stderr).toContain('Geen fouten in 1 bestand.');
    expect(status).toBe(0);
  });

  test('finds a file from the folder in which its name was typed', async () => {
    vi.stubEnv('INIT_CWD', pages());
    const { status, stderr } = await run(check, '--pages', pages(), 'contact.json');
    vi.unstubAllEnvs();
    expect(stderr).toContain('Geen fouten in 1 bestand.');
    expect(status).toBe(0);
  });

  test('prints problems for programs on standard output and ends with 1', async () => {
    writeFileSync(join(pages(), 'contact.json'), '{ "metadata": 3, }');
    const { status, stdout } = await run(check, '--pages', pages(), '--format=json');
    const inContact = { line: 1, severity: 'error', file: expect.stringContaining('contact.json') };
    expect(JSON.parse(stdout)).toEqual(
      ['missing-field', 'wrong-kind', 'json-syntax'].map((rule) =>
        expect.objectContaining({ rule, ...inContact }),
      ),
    );
    expect(status).toBe(1);
  });

  test('on GitHub writes annotations, and a summary of the job where one is asked for', async () => {
    writeFileSync(join(pages(), 'contact.json'), '{ "metadata": 3, }');
    const summary = join(folder, 'summary.md');
    vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
    const { status, stdout } = await run(check, '--pages', pages(), '--format=github');
    vi.unstubAllEnvs();
    expect(stdout).toMatch(/^::error file=\S*contact\.json,line=1,/);
    expect(readFileSync(summary, 'utf8')).toContain('| 1:16 | 🔴 fout json-syntax<br>');
    expect(status).toBe(1);
  });

  test('before a release also names the example values that are left, and ends with 1', async () => {
    const { status, stdout } = await run(check, '--pages', pages(), '--release', '--format=json');
    const problems: { file: string; rule: string; line: number }[] = JSON.parse(stdout);
    expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(['release-value']));
    expect(problems.map(({ line }) => line)).toContain(5);
    expect(status).toBe(1);
  });

  test.each([
    ['a folder that is not there', ['--pages', 'bestaat-niet']],
    ['a file that is not there', ['pages/contcat.json']],
    ['an unknown format', ['--format=xml']],
  ])('ends with 2 and one sentence for %s', async (_what, args) => {
    const { status, stderr } = await run(check, ...args);
    expect(status).toBe(2);
    expect(stderr.trim()).not.toMatch(/\n\s+at /);
  });

  test.each([
    ['a comma too many', '"title"', ', "title"', 'schemas/parts/day.schema.json:3 is no JSON: '],
    [
      'a reference to nothing',
      '"title"',
      '"allOf": [{ "$ref": "dag.schema.json" }], "title"',
      "The schemas are wrong: can't resolve reference dag.schema.json from id schemas/parts/day.schema.json",
    ],
    [
      'a wrong type',
      '"string"',
      '"strnig"',
      'schemas/parts/day.schema.json: /type must be equal to one of the allowed values',
    ],
  ])('ends with 2 and one sentence for %s in a schema', async (_what, right, wrong, sentence) => {
    cpSync(join(projectRoot, 'schemas'), join(folder, 'schemas'), { recursive: true });
    const schema = join(folder, 'schemas/parts/day.schema.json');
    writeFileSync(schema, readFileSync(schema, 'utf8').replace(right, wrong));
    const { status, stderr } = await run(check, '--pages', pages());
    expect(stderr.trim()).toContain(sentence);
    expect(stderr.trim()).not.toContain('\n');
    expect(status).toBe(2);
  });

  test('ends with 2 and the way out for a schema that is gone', async () => {
    cpSync(join(projectRoot, 'schemas'), join(folder, 'schemas'), { recursive: true });
    rmSync(join(folder, 'schemas/site.schema.json'));
    const { status, stderr } = await run(check, '--pages', pages());
    const sentence = 'schemas/site.schema.json is missing. Put it back, as with: git restore';
    expect(stderr).toBe(`${sentence} schemas/site.schema.json\n`);
    expect(status).toBe(2);
  });
});

test.each([
  ...[
    'build',
    'changes',
    'check',
    'format-pages',
    'hand-in',
    'migrate-pages',
    'move-page',
    'new-page',
    'pages',
  ].map((script): [string, string[], string] => [script, ['--nope'], '--nope']),
  ['generate', ['--chek'], '--chek'],
  ['new-block', ['--help'], '--help'],
  ['new-block', [], 'Give one new name'],
  ['new-block', ['faq'], 'This name is taken'],
  ['new-lead-form', [], 'Give one new name'],
  ['new-rule', ['Heading'], '"Heading" is no name here'],
  ['new-rule', ['alt-text'], 'This name is taken'],
])('npm run %s with %j ends with 2 and one sentence, and writes nothing', (script, args, sentence) => {
  const { status, stderr } = launch(script, ...args);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/Wrote|\n\s+at /);
  expect(status).toBe(2);
});

function makeFolder(name: string): void {
  rmSync(join(pages(), name));
  mkdirSync(join(pages(), name));
}

/** Each writes something an author may hand in by accident. */
const accidents: [string, () => void][] = [
  [
    'a page of 2 MB',
    () => writeFileSync(join(pages(), 'groot.json'), JSON.stringify({ text: 'x'.repeat(2_000_000) })),
  ],
  [
    'nesting 100,000 deep',
    () => writeFileSync(join(pages(), 'diep.json'), '['.repeat(100_000) + ']'.repeat(100_000)),
  ],
  ['an empty file', () => writeFileSync(join(pages(), 'leeg.json'), '')],
  [
    'bytes that are no text',
    () => writeFileSync(join(pages(), 'bytes.json'), Buffer.from([0xff, 0xfe, 0x00, 0x01])),
  ],
  ['a folder in the place of the site values', () => makeFolder('_site.json')],
  ['no pages at all', () => rmSync(pages(), { recursive: true })],
];

describe('npm run build', () => {
  test('writes a page also at its further path, redirects from its old one, and clears away a killed build', async () => {
    const contact = JSON.parse(readFileSync(join(pages(), 'contact.json'), 'utf8'));
    const moved = { ...contact, aliases: ['/hulp/contact'], movedFrom: ['/oud'] };
    writeFileSync(join(pages(), 'contact.json'), JSON.stringify(moved));
    mkdirSync(join(folder, 'dist.draft-99999999'));
    const out = join(folder, 'dist');
    vi.stubEnv('SITE_URL', '');
    expect((await run(build, '--pages', pages(), '--out', out)).status).toBe(0);
    vi.unstubAllEnvs();
    const canonical = '<link rel="canonical" href="https://www.voorbeeld.example/contact"/>';
    expect(readFileSync(join(out, 'contact.html'), 'utf8')).toContain(canonical);
    expect(readFileSync(join(out, 'hulp/contact.html'), 'utf8')).toContain(canonical);
    expect(readFileSync(join(out, '_redirects'), 'utf8')).toBe('/oud /contact 301\n');
    expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });

  test('ends with 0 where another has made the same site meanwhile', async () => {
    const args = ['--pages', pages(), '--out', join(folder, 'dist'), '--no-social'];
    expect(launch('build', ...args).status).toBe(0);
    const contact = readFileSync(join(pages(), 'contact.json'), 'utf8');
    writeFileSync(join(pages(), 'contact.json'), contact.replace('"Contact"', '"Bel of mail"'));
    const command = [...launchArguments('scripts/build.ts'), ...args];
    const both = [1, 2].map(() => once(spawn(process.execPath, command, { cwd: projectRoot }), 'exit'));
    expect(await Promise.all(both)).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  test('warns once of a build without the variables of the previous one', async () => {
    const buildFor = async (address: string): Promise<string> => {
      vi.stubEnv('SITE_URL', address);
      const { stderr } = await run(build, '--pages', pages(), '--out', join(folder, 'dist'), '--no-social');
      vi.unstubAllEnvs();
      return stderr;
    };
    expect(await buildFor('https://www.bedrijf.example')).not.toContain('SITE_URL');
    expect(await buildFor('')).toContain('SITE_URL was https://www.bedrijf.example, and is not set.');
    expect(await buildFor('')).not.toContain('SITE_URL');
  });

  test('ends with 2 and one sentence when the address of the site is none', async () => {
    vi.stubEnv('SITE_URL', 'hoplease.example/nl');
    const { status, stderr } = await run(build, '--pages', pages(), '--out', join(folder, 'dist'));
    vi.unstubAllEnvs();
    expect(stderr).toMatch(/^SITE_URL is "hoplease\.example\/nl", but must be an https address/);
    expect(status).toBe(2);
  });

  test.each([
    ['holds something else than a site', 'pages', /In \S+pages staat al iets anders dan een gebouwde site/],
    ['holds the project, as an empty name says', '', /staat al iets anders dan een gebouwde site/],
    ['is a file', 'pages/contact.json', /pages\/contact\.json kan geen map voor de site zijn \(ENOTDIR\)/],
    ['lies below a file', 'pages/contact.json/dist', /kan geen map voor de site zijn \(ENOTDIR\)/],
  ])('writes nothing to a folder that %s: "%s"', async (_what, place, sentence) => {
    const before = readdirSync(folder, { recursive: true }).sort();
    const { status, stderr } = await run(build, '--pages', pages(), '--out', place, '--no-social');
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(status).toBe(2);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before);
  });

  test('makes a photo light and draws pictures for sharing, which --no-social leaves out', async () => {
    const images = join(folder, 'public/images');
    mkdirSync(images, { recursive: true });
    await sharp({ create: { width: 640, height: 400, channels: 3, background: '#1d6b48' } })
      .jpeg()
      .toFile(join(images, 'bakwagen.jpg'));
    const contact = JSON.parse(readFileSync(join(pages(), 'contact.json'), 'utf8'));
    contact.blocks[0].image = { src: '/images/bakwagen.jpg', alt: 'Een bakwagen' };
    writeFileSync(join(pages(), 'contact.json'), JSON.stringify(contact));
    const out = join(folder, 'dist');
    const built = (): string => readFileSync(join(out, 'contact.html'), 'utf8');

    expect((await run(build, '--pages', pages(), '--out', out)).status).toBe(0);
    expect(built()).toMatch(
      /<source type="image\/avif" srcSet="\/assets\/images\/bakwagen-[0-9a-f]+-400\.avif 400w,/,
    );
    expect(built()).toContain('content="https://www.voorbeeld.example/social/contact.png"');
    expect(readdirSync(join(out, 'social')).sort()).toEqual(['contact.png', 'equipment.png', 'index.png']);

    expect((await run(build, '--pages', pages(), '--out', out, '--no-social')).status).toBe(0);
    expect(built()).toContain('content="https://www.voorbeeld.example/images/social.png"');
    expect(readdirSync(out)).not.toContain('social');
  });

  test('draws the icons in the colours of the site, but for those that it has itself', async () => {
    const site = JSON.parse(readFileSync(join(pages(), '_site.json'), 'utf8'));
    const brand = { colours: { ink: '#123456' } };
    writeFileSync(join(pages(), '_site.json'), JSON.stringify({ ...site, brand }));
    mkdirSync(join(folder, 'public'));
    writeFileSync(join(folder, 'public/favicon.ico'), 'its own');
    const out = join(folder, 'dist');
    expect((await run(build, '--pages', pages(), '--out', out, '--no-social')).status).toBe(0);
    const { dominant } = await sharp(join(out, 'icons/icon-512.png')).stats();
    expect(dominant).toEqual({ r: 0x18, g: 0x38, b: 0x58 });
    expect(readFileSync(join(out, 'favicon.ico'), 'utf8')).toBe('its own');
  });

  test.each(accidents)(
    'with %s leaves the previous site as it was and shows no stack trace',
    async (_what, cause) => {
      const out = join(folder, 'dist');
      mkdirSync(out);
      for (const name of ['_headers', 'index.html']) writeFileSync(join(out, name), 'the previous site');
      cause();
      const { status, stderr } = await run(build, '--pages', pages(), '--out', out);
      expect(stderr).not.toMatch(/\n\s+at /);
      expect(status === 0 || readFileSync(join(out, 'index.html'), 'utf8') === 'the previous site').toBe(
        true,
      );
      expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
    },
  );
});
