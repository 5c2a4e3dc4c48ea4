import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testSite } from '../../../../tests/engine/support/test-site.ts';
import { exampleFolder, exampleFolders as folders } from '../../../../tests/example-site.ts';
import { isError } from '../../../shared/authors/severity.ts';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { valueAt } from '../../../shared/json/json-pointer.ts';
import { textOf } from '../../pipeline/1-load/source-document.ts';
import { type CheckedSite, checkSite } from '../../pipeline/check-site.ts';
import { startingTexts } from '../../text/starting-texts.ts';
import { nextSteps } from './next-steps.ts';
import { type PageFacts, pageKinds } from './page-facts.ts';
import { planPage } from './plan-page.ts';
import { usualKind } from './usual-kind.ts';

const checked = await checkSite(folders, { workingDirectory: exampleFolder });
const site = checked.index;

const facts = (more: Partial<PageFacts> = {}): PageFacts => ({
  route: '/assortiment/brood/speltbrood',
  name: 'Speltbrood',
  kind: 'equipment',
  features: [],
  types: [],
  ...more,
});
const plan = (more: Partial<PageFacts> = {}) => planPage(checked, folders, facts(more));

const expectedOfNewPages = [
  'warning starting-text',
  // Until the first page below a hub is written.
  'warning page-cards',
  // Below a page without cards, and outside the menus.
  'warning orphan-page',
];

it('gives answers their capitals and full stops', () => {
  const { value } = plan({
    name: 'ijsmachine',
    description: 'voor ijs',
    features: ['draait stil', 'iPad erbij'],
    types: [{ title: 'klein', description: 'voor een kar' }],
  }).document;
  expect(valueAt(value, '/name')).toBe('IJsmachine');
  expect(valueAt(value, '/blocks/0/title')).toBe('IJsmachine leasen');
  expect(valueAt(value, '/card')).toMatchObject({
    description: 'Voor ijs.',
    features: ['Draait stil', 'iPad erbij'],
  });
  expect(valueAt(value, '/blocks/3/items/0')).toMatchObject({ title: 'Klein', description: 'Voor een kar.' });
});

describe('a new page has no errors, only texts that wait for better ones,', () => {
  const places = ['/assortiment/brood/spelt', '/assortiment/ijs', '/over-ons/bakkers', '/vacatures'];
  it.each(places.flatMap((route) => pageKinds.map((kind) => [route, kind] as const)))(
    'at %s as %s',
    (route, kind) => {
      const { problems } = plan({ route, kind });
      const found = new Set(problems.map(({ rule, severity }) => `${severity} ${rule}`));
      expect(found).toContain('warning starting-text');
      expect([...found].filter((problem) => !expectedOfNewPages.includes(problem))).toEqual([]);
    },
  );

  it('with the longest name and every answer given', () => {
    const { problems } = plan({
      name: 'T'.repeat(50),
      description: 'Voor vloeistoffen over de weg',
      features: ['RVS', 'ADR', 'Verwarmd', 'Pomp'],
      types: [
        { title: 'Licht', description: 'Voor melk' },
        { title: 'Zwaar', description: 'Voor brandstof.' },
      ],
    });
    expect(problems.filter(isError)).toEqual([]);
  });
});

it('fixes what has one meaning, such as the bullets of a word processor', () => {
  const { document } = plan({ features: ['•\tMet 2 kg spelt', '•\tuit de oven'] });
  expect(document.value).toMatchObject({ card: { features: ['Met 2 kg spelt', 'Uit de oven'] } });
});

it('takes its surroundings over: way back, picture and closing block', () => {
  expect(plan().document.value).toMatchObject({
    // Of the project, as a site without schemas beside it has none of its own.
    $schema: '../../../../../schemas/page.schema.json',
    card: { title: 'Speltbrood', image: { src: '/images/brood.svg' } },
    blocks: [
      {
        type: 'hero',
        image: { src: '/images/brood.svg', alt: '' },
        back: { label: 'Terug naar Brood', href: '/assortiment/brood' },
      },
      { type: 'equipment-calculator', equipmentType: 'speltbrood', equipmentName: 'Speltbrood' },
      { type: 'benefit-list' },
      { type: 'type-cards' },
      { shared: 'bestellen' },
    ],
  });
});

it('calls the way back as the pages beside it do, else by the name of the page above', () => {
  const labelAt = (route: string) =>
    valueAt(plan({ route, name: 'IJs', kind: 'hub' }).document.value, '/blocks/0/back/label');
  expect(labelAt('/assortiment/ijs')).toBe('Terug naar het assortiment');
  expect(labelAt('/over-ons/ijs')).toBe('Terug naar Over ons');
});

it.each(['hub', 'text'] as const)('speaks of no lease where nothing is leased, as %s', (kind) => {
  const { text } = plan({ route: '/assortiment/ijs', name: 'IJs', kind }).document;
  expect(text).not.toMatch(/leas|offerte|gebruikt|adviseur/i);
});

it('ends an answer of one sentence with a full stop', () => {
  const types = [{ title: 'Licht', description: '“Voor broodjes!”' }, { title: 'Zwaar' }];
  expect(plan({ description: 'Brood van spelt', types }).document.value).toMatchObject({
    card: { description: 'Brood van spelt.' },
    blocks: [
      { text: 'Brood van spelt.' },
      {},
      {},
      {
        items: [
          { description: '“Voor broodjes!”' },
          { description: startingTexts.equipment.typeDescription },
        ],
      },
      {},
    ],
  });
});

it('takes answers without the space around them, and an empty one for none', () => {
  const { document } = plan({
    name: ' IJskar ',
    description: ' ',
    features: ['Koud ', '•', ''],
    kind: 'text',
  });
  expect(document.value).toMatchObject({
    metadata: { title: 'IJskar', keywords: ['ijskar'] },
    card: { title: 'IJskar', description: startingTexts.text.card, features: ['Koud'] },
  });
});

it.each([
  ['Voor al je brood. ', 'Voor al je brood.'],
  ['Voor al je brood…', 'Voor al je brood…'],
  ['Dit bakken we:', 'Dit bakken we:'],
])('ends "%s" as its author did', (description, shown) => {
  expect(valueAt(plan({ description }).document.value, '/card/description')).toBe(shown);
});

it('uses the picture that has its name already', () => {
  const pictureFiles = new Set([...checked.index.pictureFiles, '/images/speltbrood.webp']);
  const index = { ...checked.index, pictureFiles };
  const planned = planPage({ ...checked, index }, folders, facts());
  expect(planned.document.text).toContain('"src": "/images/speltbrood.webp"');
  expect(nextSteps(planned)).toContain('Beschrijf bij "alt" wat er op de afbeelding te zien is.');
});

it.each(['hub', 'text'] as const)(
  'makes the home page that a site does not have yet, as %s',
  async (kind) => {
    const files = checked.files.filter(({ name }) => name !== '/');
    const loaded = { files, problems: [] };
    const without = await checkSite(folders, { workingDirectory: exampleFolder, loaded });
    const elsewhere = { ...folders, pages: join(exampleFolder, 'elsewhere') };
    const index = { ...without.index, publicFolder: '../bakkerij/public' };
    const planned = planPage({ ...without, index }, elsewhere, facts({ route: '/', name: 'Home', kind }));
    expect(planned.document.file).toBe('pages/index.json');
    const steps = nextSteps(planned).join('\n');
    expect(steps).toContain('Zet je eigen afbeelding in ../bakkerij/public/images/home.webp');
    expect(steps).not.toContain('Nog geen pagina verwijst ernaar');
  },
);

it.each([
  ['/assortiment/brood', 'hub'],
  ['/assortiment/brood/speltbrood', 'text'],
  ['/vacatures', 'text'],
])('takes %s for a page of kind %s', (route, kind) => {
  expect(usualKind(site, route)).toBe(kind);
});

it('takes a page beside pages with a calculator for one of that kind', () => {
  const among = testSite({ 'verhuur/kar.json': { blocks: [{ type: 'equipment-calculator' }] } });
  expect(usualKind(among, '/verhuur/bestelbus')).toBe('equipment');
});

it.each<[string, Partial<PageFacts>, string]>([
  ['that exists', { route: '/contact' }, 'De pagina "/contact" bestaat al: pages/contact.json.'],
  [
    'of which the name gives no address of its own',
    { route: '/contact', name: '🚧' },
    'Geef de pagina een naam, bijvoorbeeld "Tankwagen".',
  ],
  ['that is an alias', { route: '/appeltaart' }, 'het staat daar bij "aliases"'],
  [
    'without a page above it',
    { route: '/assortiment/ijs/vanille' },
    'Maak die eerst: in de kit bij "Nieuwe pagina" (/_kit/nieuwe-pagina) onder "/assortiment" met de naam "IJs", of met npm run new-page -- /assortiment/ijs --kind=hub',
  ],
  [
    'without a page above it, below one that the kit does not offer',
    { route: '/over-ons/team/piet' },
    'bestaat niet. Maak die eerst: npm run new-page -- /over-ons/team --kind=hub',
  ],
  ['that the site needs itself', { route: '/images' }, 'Het adres "/images" is al in gebruik'],
  ['below what the site needs itself', { route: '/assets/x' }, 'Het adres "/assets/x" is al in gebruik'],
  ['below a page that cannot be', { route: '/healthz/x' }, 'Het adres "/healthz" is al in gebruik'],
  [
    'with a name that is too long',
    { name: 'T'.repeat(51) },
    'is 51 tekens lang; er mogen er hooguit 50 zijn.',
  ],
])('refuses a page %s, with the way out', (_what, more, message) => {
  expect(() => plan(more)).toThrow(CouldNotRunError);
  expect(() => plan(more)).toThrow(message);
});

describe('a name that is an other name of a page is refused, with a way out', () => {
  const among = async (synonyms: string[] | undefined): Promise<CheckedSite> => {
    const file = checked.index.routes.get('/assortiment/brood');
    if (!file) throw new Error('The example site has no /assortiment/brood');
    const text = textOf(file).replace(
      '"card": {',
      `"card": {${synonyms ? ` "synonyms": ${JSON.stringify(synonyms)},` : ''}`,
    );
    const changed = { ...file, bytes: new TextEncoder().encode(text) };
    const files = checked.files.map((each) => (each.file === file.file ? changed : each));
    return checkSite(folders, { workingDirectory: exampleFolder, loaded: { files, problems: [] } });
  };

  it.each([
    [['spelt-brood', 'desem'], 'Haal die naam daar weg,', ['desem']],
    [['speltbrood'], 'Haal daar het hele veld "synonyms" weg,', undefined],
  ])('%j: %s', async (synonyms, way, left) => {
    const refused = await among(synonyms);
    expect(() => planPage(refused, folders, facts())).toThrow(
      /^"Speltbrood" is al .* bij "synonyms" .*\n {2}pages\/assortiment\/brood\/index\.json:\d+$/,
    );
    expect(() => planPage(refused, folders, facts())).toThrow(way);
    const withoutCard = facts({ route: '/speltbrood' });
    expect(planPage(refused, folders, withoutCard).document.name).toBe('/speltbrood');
    expect(planPage(await among(left), folders, facts()).document.name).toBe(facts().route);
  });
});

it('names the lines on which a text waits, and the list, menu and picture', () => {
  expect(nextSteps(plan())).toEqual([
    'De kaart op /assortiment/brood en het kruimelpad komen vanzelf.',
    'Wat vanaf regel 5 en 48 staat, geldt voor elke pagina: zeg er wat alleen hier waar is.',
    expect.stringMatching(/^Op regel \d+(, \d+)* en \d+ staat nog een begintekst/),
    expect.stringContaining('public/images/speltbrood.webp'),
    expect.stringContaining('npm run check'),
  ]);
  expect(nextSteps(plan({ route: '/vacatures', kind: 'text' }))[0]).toContain('"navigation"');
  expect(nextSteps(plan({ route: '/over-ons/bakkers' }))[0]).toContain('"page-cards"');
  const [home] = checked.files.filter(({ file }) => file === 'pages/index.json');
  const lists = home ? [{ document: home, pointer: '/blocks', heading: 'Ons brood' }] : [];
  const listed = plan();
  expect(nextSteps({ ...listed, context: { ...listed.context, lists } })[1]).toMatch(
    /^Bij pages\/index\.json:\d+ staan in de lijst “Ons brood” vergelijkbare pagina’s: zet deze pagina erbij\.$/,
  );
});
