import { describe, expect, test } from 'vitest';
import { statedSums } from '../../src/engine/pipeline/4-check/stated-sums.ts';
import { type LeadForm, leadForms } from '../../src/shared/leads/lead-forms.ts';
import { telephoneHref } from '../../src/shared/leads/telephone.ts';
import { leaseTypeNames } from '../../src/shared/lease/lease-types.ts';
import { lastName } from '../../src/shared/page/route.ts';
import { plainText } from '../../src/shared/rich-text.ts';
import { agreedRoutes, equipmentMenu, hubs, mainRoutes, singleCategories } from './content-table.ts';
import { blockOf, blocksOf, ownPages, ownSite, pageAt } from './own-pages.ts';

// What is agreed of a page is the least that it holds: authors add to it.

const inHub = hubs.flatMap(({ route, children }) => children.map((slug) => `${route}/${slug}`));
const equipmentPages = [...inHub, ...singleCategories.map(({ route }) => route)];
const withCalculator = [...equipmentPages, ...hubs.map(({ route }) => route)];

const hubOf = (route: string) => hubs.find((hub) => route.startsWith(`${hub.route}/`));

/** Buttons and links as `label → address`. */
const asLines = (links: readonly { label: string; href: string }[] = []): string[] =>
  links.map(({ label, href }) => `${label} → ${href}`);

/** The leases that the answers of a page work out. */
const sumsOf = (route: string) =>
  blocksOf(route, 'faq').flatMap(({ items }) => items.flatMap(({ answer }) => statedSums(plainText(answer))));

const call = telephoneHref(ownSite.phone);
const usualActions = ['Contact Opnemen → /contact', 'Algemene Calculator → /calculator'];

test('all routes of the route table are there: 13 main ones, 18 + 9 + 7 below the hubs', () => {
  expect(hubs.map(({ children }) => children.length)).toEqual([18, 9, 7]);
  expect(mainRoutes).toHaveLength(13);
  expect([...ownPages.keys()]).toEqual(expect.arrayContaining([...agreedRoutes]));
});

describe.each(equipmentPages)('%s', (route) => {
  test('leads back to its parent', () => {
    const parent = route.slice(0, route.lastIndexOf('/'));
    expect(blockOf(route, 'hero').back).toEqual({
      label: hubOf(route)?.back ?? 'Terug naar Equipment',
      href: parent,
    });
  });

  test('has six different benefits', () => {
    const titles = blockOf(route, 'benefit-list').items.map((item) =>
      typeof item === 'string' ? item : item.title,
    );
    expect(new Set(titles).size).toBeGreaterThanOrEqual(6);
  });

  test('shows three types with four features each', () => {
    const complete = blockOf(route, 'type-cards').items.filter(({ features }) => features.length >= 4);
    expect(complete.length).toBeGreaterThanOrEqual(3);
  });

  test('says, where its answers work out the price of its table, an amount of that table', () => {
    const { price, terms = [] } = blockOf(route, 'price-terms');
    const stated = sumsOf(route).filter((sum) => sum.price === price);
    const isOfTable = stated.some(({ months, monthlyAmount }) =>
      terms.some((term) => term.months === months && term.monthlyAmount === monthlyAmount),
    );
    expect(isOfTable || stated.length === 0).toBe(true);
  });
});

test('most answers work out what a lease costs', () => {
  expect(equipmentPages.filter((route) => sumsOf(route).length > 0).length).toBeGreaterThan(
    equipmentPages.length / 2,
  );
});

/** Rules for what weighs over 3,500 kg, alone or with its trailer. */
const rulesOfHeavy = ['rijbewijs-be', 'rijbewijs-c1', 'rijbewijs-c', 'vrachtwagenheffing'];

test.each(agreedRoutes)('%s names the tachograph beside other rules for what is heavy', (route) => {
  const keys = blocksOf(route, 'regulations').flatMap(({ items }) => items.map(({ key }) => key));
  const isHeavy = rulesOfHeavy.some((key) => keys.includes(key));
  expect(keys.includes('tachograaf') || !isHeavy).toBe(true);
});

describe.each(withCalculator)('%s', (route) => {
  test('calculates for its own type and name', () => {
    const { equipmentType, equipmentName } = blockOf(route, 'equipment-calculator');
    expect({ equipmentType, equipmentName }).toEqual({
      equipmentType: lastName(route),
      equipmentName: pageAt(route).breadcrumbs.at(-1)?.label,
    });
  });

  test('closes with its two actions', () => {
    const actions = blocksOf(route, 'call-to-action').flatMap((block) => asLines(block.actions));
    const isConstruction = route.startsWith('/equipment/bouwmachine');
    expect(actions).toEqual(
      expect.arrayContaining(
        isConstruction ? ['Offerte Aanvragen → /contact', `Direct Bellen → ${call}`] : usualActions,
      ),
    );
  });
});

describe.each(hubs)('$route', ({ route, children, withoutCard = [], linkLabel, allTitle }) => {
  const paths = children.map((slug) => `${route}/${slug}`);

  test('shows a card of each agreed page below it, with four features and a picture', () => {
    const { cards, ...block } = blockOf(route, 'page-cards');
    const expected = paths.filter((path) => !withoutCard.includes(lastName(path)));
    const agreed = cards.filter(({ path }) => paths.includes(path));
    expect(agreed.map(({ path }) => path).sort()).toEqual(expected.sort());
    expect(agreed.every(({ features, image }) => features.length >= 4 && image)).toBe(true);
    expect(block.linkLabel).toBe(linkLabel);
  });

  test('lists all its pages where it promises that', () => {
    const block = blockOf(route, 'page-cards');
    expect(block.allTitle).toBe(allTitle);
    const listed = block.all.map(({ path }) => path).filter((path) => paths.includes(path));
    expect(listed.sort()).toEqual(allTitle ? paths.sort() : []);
  });

  test('has six benefits and leads back to the overview', () => {
    expect(blockOf(route, 'benefit-list').items.length).toBeGreaterThanOrEqual(6);
    expect(blockOf(route, 'hero').back).toEqual({ label: 'Terug naar Equipment', href: '/equipment' });
  });
});

test.each(singleCategories)('$route names its three cards', ({ route, cards }) => {
  expect(blockOf(route, 'type-cards').items.map(({ title }) => title)).toEqual(
    expect.arrayContaining([...cards]),
  );
});

describe('/equipment', () => {
  test('shows the six categories with their details, as does the menu', () => {
    const { cards, linkLabel } = blockOf('/equipment', 'page-cards');
    const agreed = Object.keys(equipmentMenu);
    expect(Object.fromEntries(cards.map(({ title, features }) => [title, features]))).toMatchObject(
      equipmentMenu,
    );
    for (const names of [cards.map(({ title }) => title), ownSite.categories.map(({ label }) => label)])
      expect(names.filter((name) => agreed.includes(name))).toEqual(agreed);
    expect(linkLabel).toBe('Bekijk Details & Calculator');
  });

  test('leads to its categories, and to contact and calculator', () => {
    expect(asLines(blockOf('/equipment', 'hero').actions)).toContain('Bekijk Categorieën → #categories');
    expect(blockOf('/equipment', 'page-cards').id).toBe('categories');
    expect(asLines(blockOf('/equipment', 'call-to-action').actions)).toEqual(
      expect.arrayContaining(usualActions),
    );
  });
});

test('/leasevormen explains each form that the calculator has, for whom, with an example and a way to a quote', () => {
  const forms = blocksOf('/leasevormen', 'lease-form');
  const ids: string[] = leaseTypeNames;
  expect(forms.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  for (const { id, audience, action } of forms.filter(({ id = '' }) => ids.includes(id))) {
    expect(audience.title).toBe('Voor wie geschikt?');
    expect(asLines([action])).toEqual([`Vraag offerte aan → /calculator#vorm=${id}`]);
  }
});

test('home rotates five words, gives four reasons, four forms, three voices and a closing action', () => {
  const { prefix, words } = blockOf('/', 'rotating-hero');
  expect([prefix, ...words]).toEqual([
    'Hop into',
    'een lease',
    'succes',
    'groei',
    'de toekomst',
    'je dromen',
  ]);
  expect(blockOf('/', 'benefit-list').items.length).toBeGreaterThanOrEqual(4);
  const cards = blocksOf('/', 'link-cards').flatMap(({ items }) => items);
  const ofForms = cards.filter(({ link }) => link.href.startsWith('/leasevormen#'));
  expect(ofForms.filter(({ link }) => link.label === 'Lees meer').length).toBeGreaterThanOrEqual(4);
  expect(blockOf('/', 'testimonials').items.length).toBeGreaterThanOrEqual(3);
  expect(pageAt('/').blocks.at(-1)?.type).toBe('call-to-action');
});

test('/calculator warns, advises and answers four questions beside the calculator', () => {
  expect(blocksOf('/calculator', 'lease-calculator')).toHaveLength(1);
  expect(blockOf('/calculator', 'notice').title).toBe('Let op');
  expect(asLines(blockOf('/calculator', 'call-to-action').actions)).toContain(
    'Persoonlijk advies → /contact',
  );
  expect(blockOf('/calculator', 'faq').items.length).toBeGreaterThanOrEqual(4);
});

test('/verzekeringen has three packages, four services, four questions, three documents and its form', () => {
  const names = blocksOf('/verzekeringen', 'type-cards').flatMap(({ items }) =>
    items.map(({ title }) => title),
  );
  const agreed = [
    'WA-verzekering',
    'WA + Beperkt Casco',
    'Allrisk / Volledige dekking',
    'Rechtsbijstand',
    'Pechhulp',
    'Vervangende mobiliteit',
    'Inzittendenverzekering',
  ];
  expect(names).toEqual(expect.arrayContaining(agreed));
  expect(blockOf('/verzekeringen', 'faq').items.length).toBeGreaterThanOrEqual(4);
  expect(blockOf('/verzekeringen', 'link-cards').items.length).toBeGreaterThanOrEqual(3);
  expect(blockOf('/verzekeringen', 'insurance-form').id).toBe('contact-verzekeringen');
});

test('/contact has its form, its details and four questions', () => {
  expect(blocksOf('/contact', 'contact-form')).toHaveLength(1);
  expect(blocksOf('/contact', 'contact-details')).toHaveLength(1);
  expect(blockOf('/contact', 'faq').items.length).toBeGreaterThanOrEqual(4);
});

/** Of what /privacy calls the kinds of leads by form type, and the fields that forms ask, what any wording has. */
const inPrivacy: Readonly<Record<string, string>> = {
  calculator: 'offerte',
  indicative: 'voorstel',
  contact: 'contact',
  verzekering: 'verzekering',
  firstName: 'naam',
  lastName: 'naam',
  company: 'bedrijf',
  companyName: 'bedrijf',
  kvkNumber: 'kvk',
  email: 'mail',
  phone: 'telefoon',
  vehicleType: 'voertuig',
  subject: 'onderwerp',
  message: 'bericht',
};

test.each(Object.values<LeadForm>(leadForms))(
  '/privacy tells all that a form asks: $formType, $submitLabel',
  (form) => {
    const rows = blocksOf('/privacy', 'table').flatMap((table) =>
      table.rows.map((row) => row.map((cell) => plainText(cell).toLowerCase())),
    );
    const named =
      rows.find(([kind = '']) => kind.includes(inPrivacy[form.formType] ?? form.formType))?.[1] ?? '';
    const unnamed = Object.keys(form.fields).filter((name) => !named.includes(inPrivacy[name] ?? name));
    expect(unnamed).toEqual([]);
  },
);
