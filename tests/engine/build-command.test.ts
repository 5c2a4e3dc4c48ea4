import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { build } from '../../scripts/build.ts';
import { launchArguments } from '../../scripts/launch-arguments.ts';
import { authorFolder } from './support/author-folder.ts';

const author = authorFolder();

function makeFolder(name: string): void {
  rmSync(author.fileOf(name));
  mkdirSync(author.fileOf(name));
}

/** Each writes something an author may hand in by accident. */
const accidents: [string, () => void][] = [
  [
    'a page of 2 MB',
    () => writeFileSync(author.fileOf('groot.json'), JSON.stringify({ text: 'x'.repeat(2_000_000) })),
  ],
  [
    'nesting 100,000 deep',
    () => writeFileSync(author.fileOf('diep.json'), '['.repeat(100_000) + ']'.repeat(100_000)),
  ],
  ['an empty file', () => writeFileSync(author.fileOf('leeg.json'), '')],
  [
    'bytes that are no text',
    () => writeFileSync(author.fileOf('bytes.json'), Buffer.from([0xff, 0xfe, 0x00, 0x01])),
  ],
  ['a folder in the place of the site values', () => makeFolder('_site.json')],
  ['no pages at all', () => rmSync(author.fileOf('.'), { recursive: true })],
];

test('writes a page also at its further path, redirects from its old one, and clears away a killed build', async () => {
  const contact = JSON.parse(author.read('contact.json'));
  const moved = { ...contact, aliases: ['/hulp/contact'], movedFrom: ['/oud'] };
  writeFileSync(author.fileOf('contact.json'), JSON.stringify(moved));
  mkdirSync(join(author.path, 'dist.draft-99999999'));
  const out = join(author.path, 'dist');
  vi.stubEnv('SITE_URL', '');
  expect((await author.run(build, ['--out', out])).status).toBe(0);
  const canonical = '<link rel="canonical" href="https://www.voorbeeld.example/contact"/>';
  expect(readFileSync(join(out, 'contact.html'), 'utf8')).toContain(canonical);
  expect(readFileSync(join(out, 'hulp/contact.html'), 'utf8')).toContain(canonical);
  expect(readFileSync(join(out, '_redirects'), 'utf8')).toBe('/oud /contact 301\n');
  expect(readdirSync(author.path).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
});

test('ends with 0 where another has made the same site meanwhile', async () => {
  const args = ['--pages', author.fileOf('.'), '--out', join(author.path, 'dist'), '--no-social'];
  const command = [...launchArguments('scripts/build.ts'), ...args];
  const built = () => once(spawn(process.execPath, command), 'exit');
  expect(await built()).toEqual([0, null]);
  const contact = author.read('contact.json');
  writeFileSync(author.fileOf('contact.json'), contact.replace('"Contact"', '"Bel of mail"'));
  expect(await Promise.all([built(), built()])).toEqual([
    [0, null],
    [0, null],
  ]);
});

test('warns once of a build without the variables of the previous one', async () => {
  const buildFor = async (address: string): Promise<string> => {
    vi.stubEnv('SITE_URL', address);
    return (await author.run(build, ['--out', join(author.path, 'dist'), '--no-social'])).stderr;
  };
  expect(await buildFor('https://www.bedrijf.example')).not.toContain('SITE_URL');
  expect(await buildFor('')).toContain('SITE_URL was https://www.bedrijf.example, and is not set.');
  expect(await buildFor('')).not.toContain('SITE_URL');
});

test('ends with 2 and one sentence when the address of the site is none', async () => {
  vi.stubEnv('SITE_URL', 'hoplease.example/nl');
  const { status, stderr } = await author.run(build, ['--out', join(author.path, 'dist')]);
  expect(stderr).toMatch(/^SITE_URL is "hoplease\.example\/nl", but must be an https address/);
  expect(status).toBe(2);
});

test.each([
  ['holds something else than a site', 'pages', /In \S+pages staat al iets anders dan een gebouwde site/],
  ['holds the project', '.', /staat al iets anders dan een gebouwde site/],
  ['holds a site of another kind', 'elders', /In \S+elders staat al iets anders dan een gebouwde site/],
  ['has no name', '', /Achter "--out" ontbreekt een waarde/],
  ['is a file', 'pages/contact.json', /pages\/contact\.json kan geen map voor de site zijn \(ENOTDIR\)/],
  ['lies among the pages, and would be read as such', 'pages/dist', /pages\/dist ligt in \S+pages/],
  ['lies among the files that it would copy', 'public/dist', /public\/dist ligt in \S+public/],
  ['lies among the pages, by a link', 'link/dist', /pages\/dist ligt in \S+pages/],
  ['lies below a file', 'pages/contact.json/dist', /kan geen map voor de site zijn \(ENOTDIR\)/],
])('writes nothing to a folder that %s: "%s"', async (_what, place, sentence) => {
  mkdirSync(join(author.path, 'public'));
  mkdirSync(join(author.path, 'elders'));
  writeFileSync(join(author.path, 'elders/_headers'), '/*\n  X-Frame-Options: DENY\n');
  symlinkSync(author.fileOf('.'), join(author.path, 'link'), 'junction');
  const before = readdirSync(author.path, { recursive: true }).sort();
  const { status, stderr } = await author.run(build, ['--out', place, '--no-social']);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(status).toBe(2);
  expect(readdirSync(author.path, { recursive: true }).sort()).toEqual(before);
});

test('writes where a link leads that stands in the place of the site, also before there is anything', async () => {
  const [out, there] = [join(author.path, 'dist'), join(author.path, 'www')];
  symlinkSync(there, out, 'junction');
  const built = async (): Promise<string> => {
    expect((await author.run(build, ['--out', out, '--no-social'])).status).toBe(0);
    return readFileSync(join(there, 'contact.html'), 'utf8');
  };
  expect(await built()).toContain('Contact');
  const contact = author.read('contact.json');
  writeFileSync(author.fileOf('contact.json'), contact.replace('"Contact"', '"Bel of mail"'));
  expect(await built()).toContain('Bel of mail');
  expect(lstatSync(out).isSymbolicLink()).toBe(true);
});

test('makes a photo light and draws pictures for sharing, which --no-social leaves out', async () => {
  const images = join(author.path, 'public/images');
  mkdirSync(images, { recursive: true });
  await sharp({ create: { width: 640, height: 400, channels: 3, background: '#1d6b48' } })
    .jpeg()
    .toFile(join(images, 'bakwagen.jpg'));
  const contact = JSON.parse(author.read('contact.json'));
  contact.blocks[0].image = { src: '/images/bakwagen.jpg', alt: 'Een bakwagen' };
  writeFileSync(author.fileOf('contact.json'), JSON.stringify(contact));
  const out = join(author.path, 'dist');
  const built = (): string => readFileSync(join(out, 'contact.html'), 'utf8');

  expect((await author.run(build, ['--out', out])).status).toBe(0);
  expect(built()).toMatch(
    /<source type="image\/avif" srcSet="\/assets\/images\/bakwagen-[0-9a-f]+-400\.avif 400w,/,
  );
  expect(built()).toContain('content="https://www.voorbeeld.example/social/contact.png"');
  expect(readdirSync(join(out, 'social')).sort()).toEqual(['contact.png', 'equipment.png', 'index.png']);

  expect((await author.run(build, ['--out', out, '--no-social'])).status).toBe(0);
  expect(built()).not.toContain('og:image');
  expect(readdirSync(out)).not.toContain('social');

  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#1d6b48' } })
    .png()
    .toFile(join(images, 'social.png'));
  expect((await author.run(build, ['--out', out, '--no-social'])).status).toBe(0);
  expect(built()).toContain('content="https://www.voorbeeld.example/images/social.png"');
});

test('draws the icons in the colours of the site, but for those that it has itself', async () => {
  const site = JSON.parse(author.read('_site.json'));
  const brand = { colours: { ink: '#123456' } };
  writeFileSync(author.fileOf('_site.json'), JSON.stringify({ ...site, brand }));
  mkdirSync(join(author.path, 'public'));
  writeFileSync(join(author.path, 'public/favicon.ico'), 'its own');
  const out = join(author.path, 'dist');
  expect((await author.run(build, ['--out', out, '--no-social'])).status).toBe(0);
  const { dominant } = await sharp(join(out, 'icons/icon-512.png')).stats();
  expect(dominant).toEqual({ r: 0x18, g: 0x38, b: 0x58 });
  expect(readFileSync(join(out, 'favicon.ico'), 'utf8')).toBe('its own');
});

test.each(accidents)(
  'with %s leaves the previous site as it was and shows no stack trace',
  async (_what, cause) => {
    const out = join(author.path, 'dist');
    mkdirSync(out);
    for (const name of ['_headers', 'index.html']) writeFileSync(join(out, name), 'the previous site');
    cause();
    const { status, stderr } = await author.run(build, ['--out', out]);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(status).toBeGreaterThan(0);
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('the previous site');
    expect(readdirSync(author.path).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  },
);
