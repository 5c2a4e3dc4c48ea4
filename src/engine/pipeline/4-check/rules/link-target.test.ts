import { expect, it } from 'vitest';
import { reportOf, type TestFiles, testSite } from '../../../../../tests/engine/support/test-site.ts';
import { linkTarget } from './link-target.ts';

const site: TestFiles = {
  '_site.json': { phone: '026-000 00 00', email: 'info@hoplease.example', chat: '/contact', shop: 'winkel' },
  'index.json': {},
  '404.json': {},
  'contact.json': { movedFrom: ['/bel-ons'] },
  'broken.json': undefined,
  'equipment/index.json': {},
  'equipment/kipper.json': { aliases: ['/kipper'] },
  'equipment/kieper-zwaar.json': {},
  'equipment/vraag.json': {},
  'vraag/vraag.json': {},
};

function reportOn(field: Record<string, string>): string[] {
  return reportOf(linkTarget, { ...site, 'privacy.json': { blocks: [field] } }, [
    '/voorwaarden.pdf',
    '/licentie',
  ]);
}

it.each([
  '/',
  '/contact#route',
  '/equipment/kipper',
  '/kipper',
  '/broken',
  '/voorwaarden.pdf',
  '/licentie',
  '/sitemap.xml',
  '#hier',
  'tel:{phone}',
  'tel:+31260000000',
  'mailto:{email}',
  'mailto:{email}?subject=Offerte',
  'https://example.org/a?b=c',
  'https://www.google.com/maps?q=Arnhem',
  '{chat}',
  '/{unknown}',
])('accepts a link to %s', (href) => {
  expect(reportOn({ href })).toEqual([]);
  expect(reportOn({ text: `Lees [hier](${href}) meer.` })).toEqual([]);
});

it.each(['mailto:{email}', 'mailto:{email}?subject=Offerte', 'tel:{phone}'])(
  'leaves %s to the schema of the site when its value is wrong',
  (href) => {
    const values = { email: 'HopLease <info@hoplease.example>', phone: 'bel ons' };
    const page = { text: `Lees [hier](${href}) meer.`, href };
    expect(reportOf(linkTarget, { '_site.json': values, 'a.json': page })).toEqual([]);
  },
);

it('reports the value of another kind in a link', () => {
  const page = { href: 'mailto:{phone}' };
  expect(reportOf(linkTarget, { ...site, 'a.json': page })).toEqual([
    expect.stringContaining('De link "mailto:{phone}" is geen geldig adres.'),
  ]);
});

it.each([
  ['/contcat', 'wijst naar een pagina die niet bestaat. Bedoel je "/contact"?'],
  ['/wegtransport/veel-te-ver', 'die niet bestaat. Kies een pagina van de site of voeg de pagina toe.'],
  ['/equipment-kipper', 'die niet bestaat. Bedoel je "/equipment/kipper"?'],
  ['/contact.html', 'is anders geschreven dan de adressen van deze site. Schrijf "/contact".'],
  ['/Contact/', 'is anders geschreven dan de adressen van deze site. Schrijf "/contact".'],
  [' /contact#route ', 'is anders geschreven dan de adressen van deze site. Schrijf "/contact#route".'],
  ['/CONTACT#ROUTE', 'is anders geschreven dan de adressen van deze site. Schrijf "/contact#route".'],
  ['contact#route', 'is anders geschreven dan de adressen van deze site. Schrijf "/contact#route".'],
  ['Kieper Zwaar', 'is anders geschreven dan de adressen van deze site. Schrijf "/equipment/kieper-zwaar".'],
  ['/contact?utm_source=mail&fbclid=1', 'Schrijf "/contact".'],
  ['/contact?utm_source=a&onderwerp=b&utm_term=c#route', 'Schrijf "/contact?onderwerp=b#route".'],
  ['/contact?onderwerp=Full Service', 'Schrijf "/contact?onderwerp=full-service".'],
  ['/Contact?Onderwerp=sale%20%26%20leaseback#route', 'Schrijf "/contact?onderwerp=sale-leaseback#route".'],
  ['/contact?onderwerp=Boot-huren', 'Schrijf "/contact?onderwerp=boot-huren".'],
  ['/contcat.html', 'wijst naar een bestand dat er niet is. Bedoel je "/contact"?'],
  ['/folder.pdf', 'wijst naar een bestand dat er niet is. Zet het bestand in public/folder.pdf of kies'],
  ['/404', 'wijst naar de pagina die zegt dat een pagina niet bestaat.'],
  ['/bel-ons#route', 'wijst naar een oud adres. Schrijf "/contact#route".'],
  ['tel:{email}', 'is geen geldig adres. Schrijf het zo: "tel:+31260000000".'],
  ['mailto:{phone}', 'is geen geldig adres. Schrijf het zo: "mailto:naam@bedrijf.nl".'],
  [
    'http://localhost:5173/contact',
    'wijst met een heel adres naar een pagina van deze site zelf. Schrijf "/contact".',
  ],
  ['https://127.0.0.1:4173/contact#route', 'Schrijf "/contact#route".'],
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.rdw.nl%2Fbpm&data=05%7Cjan',
    'gaat met een omweg naar "https://www.rdw.nl/bpm". Schrijf "https://www.rdw.nl/bpm".',
  ],
  ['https://www.google.com/url?sa=t&url=https://www.rdw.nl/', 'Schrijf "https://www.rdw.nl/".'],
  ['https:example.org', 'is geen geldig adres. Schrijf het zo: "https://www.voorbeeld.nl".'],
])('reports a link to %s', (href, expected) => {
  const [line, ...more] = reportOn({ href });
  expect(more).toEqual([]);
  expect(line).toContain(`pages/privacy.json#/blocks/0/href De link "${href}" `);
  expect(line).toContain(expected);
});

it.each(['voorwaarden.pdf', 'public/voorwaarden.pdf', '/documenten/voorwaarden.pdf'])(
  'knows the file that the link %s means',
  (href) => {
    expect(reportOn({ text: `Lees [hier](${href}) meer.` })).toEqual([
      expect.stringContaining('Bedoel je "/voorwaarden.pdf"?'),
    ]);
  },
);

it.each([
  [
    '/documenten/Onze%20Folder.pdf',
    'Geef het bestand de naam "onze-folder.pdf" en schrijf hier "/onze-folder.pdf".',
  ],
  ['/onze-folder.pdf', 'Geef het bestand de naam "onze-folder.pdf".'],
  ['/prijslijst.pdf', 'Bedoel je "/Prijslijst.PDF"?'],
  ['https://www.hop.example/Prijslijst.PDF', 'Schrijf "/Prijslijst.PDF".'],
  ['http://localhost:4173/Prijslijst.PDF', 'Schrijf "/Prijslijst.PDF".'],
])('knows the file with another name on disk that the link %s means', (href, wayOut) => {
  const site = testSite({
    'index.json': { blocks: [{ text: `Lees [hier](${href}) meer.` }] },
    '_site.json': { siteUrl: 'https://www.hop.example' },
  });
  const pictureFiles = new Set(['/Onze Folder.pdf', '/Prijslijst.PDF']);
  expect(linkTarget.checkSite({ ...site, pictureFiles }).map(({ hint }) => hint)).toEqual([wayOut]);
});

it.each([
  ['https://www.hop.example/vraga', 'pagina die niet bestaat. Bedoel je "/vraag"?'],
  ['{siteUrl}/vraga', 'pagina die niet bestaat. Bedoel je "/vraag"?'],
  ['https://hop.example/vraag?a=b&c=d', 'is geen geldig adres. Een link gaat naar een pagina ("/contact"), '],
  ['https://hop.example/folder.pdf', 'bestand dat er niet is. Zet het bestand in public/folder.pdf of'],
])('looks for what a whole address of the site itself names: %s', (href, expected) => {
  const files = { '_site.json': { siteUrl: 'https://www.hop.example' }, 'vraag.json': {} };
  expect(reportOf(linkTarget, { ...files, 'index.json': { blocks: [{ href }] } })).toEqual([
    expect.stringContaining(expected),
  ]);
});

it.each([
  '{siteUrl}',
  '{siteUrl}/vraag',
  'https://www.hop.example/sitemap.xml',
  'https://chat.hop.example/vraga',
])('accepts %s of the site itself', (href) => {
  const files = { '_site.json': { siteUrl: 'https://www.hop.example' }, 'vraag.json': {} };
  expect(reportOf(linkTarget, { ...files, 'index.json': { blocks: [{ href }] } })).toEqual([]);
});

it('reports the form of a link inside a text, where no schema looks', () => {
  expect(reportOn({ text: 'Bel ons via [contact](contact) of [chat](javascript:chat).' })).toEqual([
    'pages/privacy.json#/blocks/0/text "contact" De link "contact" is anders geschreven dan de adressen van deze site. Schrijf "/contact".',
    'pages/privacy.json#/blocks/0/text "javascript:chat" De link "javascript:chat" is geen geldig adres. Een link gaat naar een pagina ("/contact"), een bestand ("/documenten/brochure.pdf"), een plek op deze pagina ("#vragen"), een website ("https://www.voorbeeld.nl"), een mailadres ("mailto:naam@bedrijf.nl") of een telefoonnummer ("tel:+31260000000").',
  ]);
});

it.each(['/contact?onderwerp=offerte&naam=Jan', '/Contact?naam=Jan'])(
  'offers no other address that is none for a link to %s',
  (href) => {
    expect(reportOn({ href })).toEqual([]);
    expect(reportOn({ text: `Lees [hier](${href}) meer.` })).toEqual([
      expect.stringContaining('is geen geldig adres. Een link gaat naar een pagina ("/contact"), '),
    ]);
  },
);

it.each([
  ['mailto:{email', 'Schrijf "mailto:{email}".'],
  ['{chat', 'Schrijf "{chat}".'],
  ['tel:{{phone}}', 'Schrijf "tel:{phone}".'],
  ['mailto:{emial', 'Haal de accolade weg, of schrijf een gegeven als {phone}.'],
])('reports a brace too few or too many in a field: %s', (href, hint) => {
  expect(reportOn({ href })).toEqual([
    `pages/privacy.json#/blocks/0/href In de link "${href}" klopt een accolade niet. ${hint}`,
  ]);
  // There it is a mark.
  expect(reportOn({ text: `Lees [hier](${href}) meer.` })).toEqual([]);
});

it('knows better than a schema what page a field with no address means', () => {
  expect(reportOn({ href: 'over ons' })).toEqual([]);
  // Two pages have that name, which is asked, not fixed.
  expect(reportOn({ href: 'vraag' })).toEqual([
    'pages/privacy.json#/blocks/0/href De link "vraag" is geen geldig adres. Bedoel je "/equipment/vraag"?',
  ]);
  expect(reportOn({ href: 'kieper-zwar' })).toEqual([
    'pages/privacy.json#/blocks/0/href De link "kieper-zwar" is geen geldig adres. Bedoel je "/equipment/kieper-zwaar"?',
  ]);
});

it('looks in the menu, in shared blocks and in canonical addresses too', () => {
  const files: TestFiles = {
    'index.json': { metadata: { canonical: '/weg' } },
    '_site.json': { equipmentMenu: { path: '/weg' }, navigation: [{ label: 'Weg', href: '/weg' }] },
    '_shared/cta.json': { actions: [{ label: 'Weg', href: '/weg' }] },
  };
  expect(reportOf(linkTarget, files).map((line) => line.split(' ')[0])).toEqual([
    'pages/index.json#/metadata/canonical',
    'pages/_site.json#/equipmentMenu/path',
    'pages/_site.json#/navigation/0/href',
    'pages/_shared/cta.json#/actions/0/href',
  ]);
});
