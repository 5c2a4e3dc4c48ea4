import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import { namesOfThePage } from '../../src/engine/pipeline/4-check/rules/duplicate-anchor.ts';
import { buildSite } from '../../src/engine/pipeline/pipeline.ts';
import { isCalculationFragment } from '../../src/shared/calculator/calculation-fragment.ts';
import type { Page } from '../../src/shared/page/page.ts';
import { type SearchEntry, searchPages } from '../../src/shared/page/page-search.ts';
import { outputFile, searchDataFile } from '../../src/shared/site/built-files.ts';
import { ownPagesFolder, routes } from '../routes.ts';
import { agreedRoutes } from './content-table.ts';
import { requiredTexts } from './required-texts.ts';
import { silentProgress } from './silent-progress.ts';

const out = join(mkdtempSync(join(tmpdir(), 'site-')), 'dist');
const siteUrl = 'https://www.voorbeeld.example';

/** Where search engines look for a page, when that is not its own path. */
const canonicalPaths: Record<string, string> = {
  '/': '',
  '/equipment/wegtransport/aanhanger': '/wegtransport/aanhanger',
};

const read = (path: string): string => readFileSync(join(out, path), 'utf8');
const html = (route: string): string => read(outputFile(route, 'html'));
const data = (route: string): Page => JSON.parse(read(outputFile(route, 'json')));

beforeAll(async () => {
  await buildSite({
    folders: siteFolders(projectRoot, ownPagesFolder),
    out,
    siteUrl,
    compression: 'none',
    progress: silentProgress,
  });
}, 180_000);

test('every name of the page itself is refused to blocks', () => {
  const around = html('/calculator').replace(/(<main [^>]*>).*<\/main>/s, '$1');
  const names = [...around.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names)).toEqual(namesOfThePage);
});

/** Classes that have a rule. */
function classesIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

afterAll(() => rmSync(join(out, '..'), { recursive: true, force: true }));

/** The forms of a page that send something. */
function formsOf(route: string): string[] {
  return [...html(route).matchAll(/<form [^>]*method="post".*?<\/form>/gs)].map(([form]) => form);
}

test('most pages have a form', () => {
  expect(routes.filter((route) => formsOf(route).length > 0).length).toBeGreaterThan(40);
});

describe.each(routes)('%s, read without script,', (route) => {
  test('says above the fields of a form that they need scripts, and what else can be done', () => {
    for (const form of formsOf(route)) {
      const [above = ''] = form.split(/<(?:input|select|textarea)\b/, 1);
      expect(above).toMatch(/<noscript>.*href="tel:.*href="mailto:.*<\/noscript>/s);
    }
  });

  test('has the styles of all that stands in it', () => {
    const page = html(route);
    const later = classesIn(read(/data-styles="\/([^"]+)"/.exec(page)?.[1] ?? ''));
    const print = read(/<link rel="stylesheet" href="\/([^"]+)" media="print">/.exec(page)?.[1] ?? '');
    const inlined = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css);
    const own = classesIn([...inlined, print].join(''));
    // What is empty shows nothing until the app fills it.
    const used = [...page.matchAll(/ class="([^"]+)"(?![^>]*><\/div>)/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(used.filter((name) => later.has(name) && !own.has(name))).toEqual([]);
    expect(used.filter((name) => own.has(name)).length).toBeGreaterThan(10);
  });

  test('keeps words apart where a reader mode leaves its styles out', () => {
    const glued = /[\p{L}\p{N}.]<\/(?:span|strong)><(?:span|strong|a)\b[^>]*>[\p{Lu}\p{N}]/gu;
    expect(html(route).match(glued)).toBe(null);
  });

  test('has another name for each navigation', () => {
    const navigations = [...html(route).matchAll(/<nav\b[^>]*?aria-label(?:ledby)?="([^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect(navigations).toHaveLength(html(route).match(/<nav\b/g)?.length ?? 0);
    expect(new Set(navigations).size).toBe(navigations.length);
  });

  test('has all its metadata, absolute where it is an address', () => {
    const page = html(route);
    const { canonical: address, keywords, ogImage } = data(route).head;
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page).toContain(`<link rel="canonical" href="${address}"/>`);
    const asked = keywords.length > 0 ? ['keywords'] : [];
    for (const name of [...asked, 'description', 'twitter:title', 'twitter:description', 'twitter:card']) {
      expect(page).toMatch(new RegExp(`<meta name="${name}" content="[^"]+"/>`));
    }
    for (const property of ['og:title', 'og:description', 'og:type', 'og:site_name', 'og:locale']) {
      expect(page).toMatch(new RegExp(`<meta property="${property}" content="[^"]+"/>`));
    }
    expect(page).toContain(`<meta property="og:url" content="${address}"/>`);
    expect(page).toContain(`<meta property="og:image" content="${ogImage}"/>`);
    const [, picture = ''] = ogImage?.split(siteUrl) ?? [];
    expect(existsSync(join(out, picture)), picture).toBe(true);
    expect(page).toMatch(/<meta property="og:image:alt" content="[^"]+"\/>/);
  });

  test('says in HTML every text of its blocks', () => {
    const words = visibleWords(html(route));
    for (const block of data(route).blocks) {
      // A calculator explains a word beside its field, and some fields appear after a choice.
      const shown = block.type.endsWith('-calculator') ? { ...block, terms: [] } : block;
      for (const text of textsOf(shown)) expect(words).toContain(normal(text));
    }
  });

  test('says letter by letter what is agreed for it', () => {
    const words = visibleWords(html(route));
    const missing = (requiredTexts[route] ?? []).filter((text) => !words.includes(normal(text)));
    expect(missing).toEqual([]);
  });

  test('links only to pages, places and files that are there', () => {
    const targets = [...html(route).matchAll(/ href="([/#][^"]*)"/g)].map(([, href = '']) => href);
    expect(targets.length).toBeGreaterThan(20);
    expect([...new Set(targets)].filter((href) => !isThere(href, route))).toEqual([]);
  });

  test('has one h1, a main part, and its way home as structured data', () => {
    const page = html(route);
    expect(page.match(/<h1[ >]/g)).toHaveLength(1);
    expect(page.match(/<main[ >]/g)).toHaveLength(1);
    const types = graphOf(page).map((node) => node['@type']);
    expect(types).toContain('Organization');
    expect(types).toContain(route === '/' ? 'WebSite' : 'BreadcrumbList');
    expect(types.includes('FAQPage')).toBe(page.includes('data-block="faq"'));
  });

  test('has headings that begin with h1 and go down one level at a time', () => {
    const levels = [...html(route).matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect([levels[0], ...jumps]).toEqual([1]);
  });

  test('carries its styles, gives every picture a size and loads no script file', () => {
    const page = html(route);
    expect(page).toMatch(/<style>[^<]{2000,}<\/style>/);
    expect(page).not.toMatch(/<script[^>]+src=/);
    expect(page).not.toMatch(/ style="/);
    for (const [image] of page.matchAll(/<img [^>]+>/g)) expect(image).toMatch(/ width="\d+" height="\d+"/);
    for (const [, address = ''] of page.matchAll(/<img src="([^"]+)"/g)) {
      expect(address).toMatch(/^\/assets\/images\/[^/]+\.(svg|avif|webp|png|jpe?g)$/);
      expect(existsSync(join(out, address)), address).toBe(true);
    }
  });
});

test.each(agreedRoutes)(
  '%s stands where it is agreed, and says to programs what is leased there',
  (route) => {
    const { canonical, ogImage } = data(route).head;
    expect(canonical).toBe(siteUrl + (canonicalPaths[route] ?? route));
    expect(ogImage).toBe(`${siteUrl}/social${route === '/' ? '/index' : route}.png`);
    const types = graphOf(html(route)).map((node) => node['@type']);
    expect(types.includes('Service')).toBe(/^\/(equipment|leasevormen)/.test(route));
  },
);

describe('the site as a whole', () => {
  const entries: SearchEntry[] = [];
  beforeAll(() => {
    entries.push(...JSON.parse(read(searchDataFile)));
  });

  test.each([
    ['bpm', '/equipment/wegtransport/bedrijfswagen'],
    ['code 95', '/equipment/wegtransport/vrachtwagen#regels'],
    ['code95', '/equipment/wegtransport/vrachtwagen#regels'],
    ['btw', '/leasevormen#financial'],
    ['slottermijn', '/leasevormen#financial'],
    ['financiele lease', '/leasevormen#financial'],
    ['subsidie', '/leasevormen#milieu'],
    ['shortlease', '/leasevormen'],
    ['offerte', '/calculator'],
    ['bv', '/stukken'],
    ['wa', '/verzekeringen'],
    ['forklift', '/equipment/intern-transport'],
    ['tachogaraf', '/equipment/wegtransport/bedrijfswagen#regels'],
    ['bestelbus', '/equipment/wegtransport/bedrijfswagen'],
    ['welke leasevorm', '/leasevormen'],
    ['openingstijden', '/contact'],
    ['openingsuren', '/contact'],
    ['adres', '/contact'],
    ['telefoonnummer', '/contact'],
    ['opzeggen', '/voorwaarden'],
    ['brochure', '/verzekeringen'],
    ['expresso', '/equipment/koffiemachines'],
    ['premie', '/verzekeringen'],
    ['rentepercentage', '/leasevormen'],
    ['import', '/equipment#vragen'],
    ['ziek', '/voorwaarden#niet-betalen'],
    ['arbeidsongeschikt', '/voorwaarden'],
    ['uittreksel', '/stukken'],
    ['camper', '/equipment/wegtransport'],
    ['mestverspreider', '/equipment/landbouwmachine'],
    ['vriesauto', '/equipment/wegtransport/koelwagen'],
    ['minigraafmachine', '/equipment/bouwmachine/minigraver'],
    ['mini-graafmachines', '/equipment/bouwmachine/minigraver'],
    ['john deere', '/equipment/landbouwmachine/tractor'],
    ['leasebus', '/equipment/wegtransport/bedrijfswagen'],
    ['containerwagen', '/equipment/wegtransport/vrachtwagen'],
    ['paardentrailer', '/equipment/wegtransport/aanhanger'],
    ['kassa', '/equipment/it-hardware'],
    ['zzper', '/stukken'],
    ['papieren', '/stukken'],
    ['machine', '/equipment/bouwmachine/graafmachine'],
    ['mia', '/leasevormen'],
    ['tolheffing', '/equipment/wegtransport/vrachtwagen'],
    ['emissievrij', '/equipment/wegtransport/bedrijfswagen'],
    ['documenten', '/stukken'],
    ['wat heb ik nodig', '/stukken'],
    ['maatschap', '/stukken'],
    ['agrarisch', '/stukken'],
    ['trekkerrijbewijs', '/equipment/landbouwmachine/tractor'],
    ['motorrijtuigenbelasting', '/equipment/wegtransport/bedrijfswagen'],
    ['rijbewijs b 4250', '/equipment/wegtransport/bedrijfswagen'],
    ['eurovergunning', '/equipment/wegtransport/bedrijfswagen#regels'],
    ['rijbewijs be', '/equipment/wegtransport/aanhangwagen#regels'],
    ['nvwa', '/equipment/wegtransport/paardenvrachtwagen#regels'],
    ['sseb', '/equipment/bouwmachine#vragen'],
    ['personenauto', '/equipment/wegtransport'],
    ['marktplaats', '/equipment#vragen'],
    ['pech', '/contact'],
    ['chat', '/contact'],
    ['wie zijn jullie', '/over-ons'],
    ['restschuld', '/leasevormen'],
    ['failliet', '/voorwaarden'],
    ['meerkilometers', '/voorwaarden'],
    ['restbedrag', '/leasevormen'],
    ['ballon', '/leasevormen'],
    ['off balance', '/leasevormen'],
    ['inruil', '/calculator'],
    ['seizoen', '/equipment/landbouwmachine'],
    ['margeregeling', '/equipment/wegtransport#vragen'],
  ])('who searches "%s" finds %s first', (query, path) => {
    expect(searchPages(entries, query)[0]?.path).toBe(path);
  });

  test.each([
    ['brochure', '/verzekeringen#documenten'],
    ['pechhulp', '/verzekeringen#extra'],
  ])('who searches "%s" also finds %s, where only a card says it', (query, path) => {
    expect(searchPages(entries, query).map((entry) => entry.path)).toContain(path);
  });

  test.each([
    ['/equipment/wegtransport', ['camper', 'caravan', 'foodtruck']],
    ['/equipment/bouwmachine', ['trilplaat', 'wals', 'aggregaat', 'schaftkeet']],
    [
      '/equipment/landbouwmachine',
      ['combine', 'rooier', 'mestwagen', 'veldspuit', 'melkrobot', 'strooier', 'voermengwagen'],
    ],
    ['/equipment/it-hardware', ['printer', 'tablet']],
  ])('%s says of %j, which have no page, that you can ask for them', (path, names) => {
    const words = visibleWords(html(path));
    for (const name of names) {
      expect(searchPages(entries, name)[0]?.path, name).toBe(path);
      expect(words).toContain(name);
    }
  });

  test('what is found stands where its address leads', () => {
    const lost = entries.filter(({ path }) => {
      const [route = '', id] = path.split('#');
      return id !== undefined && !html(route).includes(`id="${id}"`);
    });
    expect(lost).toEqual([]);
  });

  test('lists exactly its canonical addresses in the sitemap', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const canonical = new Set(routes.map((route) => data(route).head.canonical));
    expect(listed.sort()).toEqual([...canonical].sort());
    expect(read('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });

  test('has a not-found page that search engines leave out', () => {
    expect(read('404.html')).toContain('Oops! Page not found');
    expect(read('404.html')).toContain('<meta name="robots" content="noindex"/>');
    expect(read('404.html')).not.toContain('rel="canonical"');
  });

  test('names its icons, all of which are there, in the document and in the manifest', () => {
    const icons = [...html('/').matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
    const manifest = JSON.parse(read('site.webmanifest'));
    const named = [
      ...icons.map(([, address]) => address),
      ...manifest.icons.map((icon: { src: string }) => icon.src),
    ];
    expect(named).toHaveLength(7);
    for (const address of named) expect(existsSync(join(out, address)), address).toBe(true);
    expect(manifest.name).toBe(JSON.parse(readFileSync(join(ownPagesFolder, '_site.json'), 'utf8')).company);
  });

  test('shows a child’s card on its hub', () => {
    expect(html('/equipment/wegtransport')).toContain('href="/equipment/wegtransport/bakwagen"');
    expect(existsSync(join(out, 'equipment/wegtransport.json'))).toBe(true);
  });
});

function graphOf(page: string): { '@type': string }[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  return JSON.parse(json)['@graph'];
}

/** Whether an address of this site leads to a file, and its anchor to an element in it. */
function isThere(href: string, from: string): boolean {
  const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), siteUrl + from);
  const file = /\.\w+$/.test(pathname) ? pathname : outputFile(pathname, 'html');
  if (!existsSync(join(out, file))) return false;
  const wanted = isCalculationFragment(hash) ? /data-block="[a-z]+-calculator"/ : ` id="${hash.slice(1)}"`;
  return hash === '' || read(file).search(wanted) >= 0;
}

/** What a reader sees: the body's words, without what only machines read. */
function visibleWords(page: string): string {
  const body = page.slice(page.indexOf('<body>')).replace(/<script[\s\S]*?<\/script>/g, '');
  const alternatives = [...body.matchAll(/ (?:alt|placeholder)="([^"]*)"/g)]
    .map(([, text]) => text)
    .join(' ');
  return normal(`${body.replace(/<[^>]+>/g, '')} ${alternatives}`);
}

function normal(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return text
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, '');
}

/** Fields that say how a block behaves rather than what it says. */
const unseen = new Set([
  'type',
  'asks',
  'id',
  'src',
  'href',
  'path',
  'titleLanguage',
  'prefixLanguage',
  'equipmentType',
  'shape',
  'width',
  'height',
  'checkedOn',
  'checkBefore',
  'firstQuestion',
  'goesTo',
  'key',
  'equipmentName',
  'all',
  'srcset',
  'colour',
]);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, member]) => (unseen.has(name) ? [] : textsOf(member)));
}
