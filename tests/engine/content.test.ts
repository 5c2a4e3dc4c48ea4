import { describe, expect, test } from 'vitest';
import { telephoneHref } from '../../src/shared/telephone.ts';
import { agreedRoutes, equipmentMenu, hubs, mainRoutes, singleCategories } from './content-table.ts';
import { blockOf, blocksOf, ownPages, ownSite, pageAt } from './own-pages.ts';

const inHub = hubs.flatMap(({ route, children }) => children.map((slug) => `${route}/${slug}`));
const equipmentPages = [...inHub, ...singleCategories.map(({ route }) => route)];
const withCalculator = [...equipmentPages, ...hubs.map(({ route }) => route)];

const hubOf = (route: string) => hubs.find((hub) => route.startsWith(`${hub.route}/`));
const slugOf = (route: string): string => route.slice(route.lastIndexOf('/') + 1);

/** Buttons and links as `label → address`. */
const asLines = (links: readonly { label: string; href: string }[] = []): string[] =>
  links.map(({ label, href }) => `${label} → ${href}`);

const call = telephoneHref(ownSite.phone);
const usualActions = ['Contact Opnemen → /contact', 'Algemene Calculator → /calculator'];

test('all routes of the route table are there: 13 main ones, 18 + 9 + 7 below the hubs', () => {
  expect(hubs.map(({ children }) => children.length)).toEqual([18, 9, 7]);
  expect(mainRoutes).toHaveLength(13);
  expect([...ownPages.keys()]).toEqual(expect.arrayContaining([...agreedRoutes]));
});

describe.each(equipmentPages)('%s', (route) => {
  const hero = blockOf(route, 'hero');

  test('is about one thing, and leads back to its parent', () => {
    const parent = route.slice(0, route.lastIndexOf('/'));
    expect(hero.title.toLowerCase()).toBe(`${pageAt(route).breadcrumbs.at(-1)?.label} leasen`.toLowerCase());
    expect(hero.back).toEqual({ label: hubOf(route)?.back ?? 'Terug naar Equipment', href: parent });
  });

  test('has six different benefits, each with a word of its own', () => {
    const { items } = blockOf(route, 'benefit-list');
    const titles = items.map((item) => (typeof item === 'string' ? item : item.title));
    expect(new Set(titles).size).toBe(6);
    expect(items.every((item) => typeof item !== 'string' && item.text)).toBe(true);
  });

  test('shows three types with four features each', () => {
    const { items } = blockOf(route, 'type-cards');
    expect(items.map(({ features }) => features.length)).toEqual([4, 4, 4]);
    expect(new Set(items.flatMap(({ features }) => features)).size).toBe(12);
  });

  test('answers three to seven questions, among them what it costs a month', () => {
    const questions = blocksOf(route, 'faq').flatMap(({ items }) => items);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeLessThanOrEqual(7);
    expect(questions.filter(({ question }) => /^Wat kost .* per maand\?$/.test(question))).toHaveLength(1);
  });

  // It stands above a calculator on a phone.
  test('tells in at most 150 characters and two sentences what is special about it', () => {
    const text = textOf(hero.text);
    expect(text.length).toBeGreaterThan(70);
    expect(text.length).toBeLessThanOrEqual(150);
    expect(text.match(/[.!?](?= |$)/g)?.length).toBeLessThanOrEqual(2);
  });

  test('links to related pages and to a lease form', () => {
    const links = blockOf(route, 'link-list').items.map(({ href }) => href);
    expect(links.length).toBeGreaterThanOrEqual(3);
    expect(links.some((href) => href.startsWith('/leasevormen#'))).toBe(true);
  });
});

describe.each(withCalculator)('%s', (route) => {
  test('calculates for its own type and name', () => {
    const { equipmentType, equipmentName } = blockOf(route, 'equipment-calculator');
    expect({ equipmentType, equipmentName }).toEqual({
      equipmentType: slugOf(route),
      equipmentName: pageAt(route).breadcrumbs.at(-1)?.label,
    });
  });

  test('closes with its two actions', () => {
    const last = pageAt(route).blocks.at(-1);
    const isConstruction = route.startsWith('/equipment/bouwmachine');
    expect(last?.type === 'call-to-action' ? asLines(last.actions) : []).toEqual(
      isConstruction ? ['Offerte Aanvragen → /contact', `Direct Bellen → ${call}`] : usualActions,
    );
  });
});

describe.each(hubs)('$route', ({ route, children, withoutCard = [], linkLabel, allTitle }) => {
  const paths = children.map((slug) => `${route}/${slug}`);

  test('shows a card of each agreed page below it, with four features and a picture', () => {
    const { cards, ...block } = blockOf(route, 'page-cards');
    const expected = paths.filter((path) => !withoutCard.includes(slugOf(path)));
    const agreed = cards.filter(({ path }) => paths.includes(path));
    expect(agreed.map(({ path }) => path).sort()).toEqual(expected.sort());
    expect(agreed.every(({ features, image }) => features.length === 4 && image)).toBe(true);
    expect(block.linkLabel).toBe(linkLabel);
  });

  test('lists all its pages where it promises that', () => {
    const block = blockOf(route, 'page-cards');
    expect(block.allTitle).toBe(allTitle);
    const listed = block.all.map(({ path }) => path).filter((path) => paths.includes(path));
    expect(listed.sort()).toEqual(allTitle ? paths.sort() : []);
  });

  test('has six benefits and leads back to the overview', () => {
    expect(blockOf(route, 'benefit-list').items).toHaveLength(6);
    expect(blockOf(route, 'hero').back).toEqual({ label: 'Terug naar Equipment', href: '/equipment' });
  });
});

test.each(singleCategories)('$route names its three cards', ({ route, cards }) => {
  expect(blockOf(route, 'type-cards').items.map(({ title }) => title)).toEqual(cards);
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
    expect(asLines(blockOf('/equipment', 'hero').actions)).toEqual(['Bekijk Categorieën → #categories']);
    expect(blockOf('/equipment', 'page-cards').id).toBe('categories');
    expect(asLines(blockOf('/equipment', 'call-to-action').actions)).toEqual(usualActions);
  });
});

test('/leasevormen explains four forms, for whom, with an example and a way to a quote', () => {
  const forms = blocksOf('/leasevormen', 'lease-form');
  expect(forms.map(({ id }) => id)).toEqual(['financial', 'operational', 'fullservice', 'saleleaseback']);
  for (const { items, audience, example, action } of forms) {
    expect(items.length).toBeGreaterThanOrEqual(5);
    expect(audience.title).toBe('Voor wie geschikt?');
    expect(example.items.length).toBeGreaterThanOrEqual(3);
    expect(asLines([action])).toEqual(['Vraag offerte aan → /calculator']);
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
  expect(blockOf('/', 'benefit-list').items).toHaveLength(4);
  const cards = blockOf('/', 'link-cards').items;
  expect(cards.map(({ link }) => link.label)).toEqual(Array(4).fill('Lees meer'));
  expect(cards.every(({ link }) => link.href.startsWith('/leasevormen#'))).toBe(true);
  expect(blockOf('/', 'testimonials').items).toHaveLength(3);
  expect(pageAt('/').blocks.at(-1)?.type).toBe('call-to-action');
});

test('/calculator warns, advises and answers four questions beside the calculator', () => {
  expect(blocksOf('/calculator', 'lease-calculator')).toHaveLength(1);
  expect(blockOf('/calculator', 'notice').title).toBe('Let op');
  expect(asLines(blockOf('/calculator', 'call-to-action').actions)).toEqual([
    'Persoonlijk advies → /contact',
  ]);
  expect(blockOf('/calculator', 'faq').items).toHaveLength(4);
});

test('/verzekeringen has three packages, four services, four questions, three documents and its form', () => {
  const [packages, services] = blocksOf('/verzekeringen', 'type-cards');
  expect(packages?.items.map(({ title }) => title)).toEqual([
    'WA-verzekering',
    'WA + Beperkt Casco',
    'Allrisk / Volledige dekking',
  ]);
  expect(services?.items.map(({ title }) => title)).toEqual([
    'Rechtsbijstand',
    'Pechhulp',
    'Vervangende mobiliteit',
    'Inzittendenverzekering',
  ]);
  expect(blockOf('/verzekeringen', 'faq').items).toHaveLength(4);
  expect(blockOf('/verzekeringen', 'link-cards').items).toHaveLength(3);
  expect(blockOf('/verzekeringen', 'insurance-form').id).toBe('contact-verzekeringen');
});

test('/contact has its form, its details and four questions', () => {
  expect(blocksOf('/contact', 'contact-form')).toHaveLength(1);
  expect(blocksOf('/contact', 'contact-details')).toHaveLength(1);
  expect(blockOf('/contact', 'faq').items).toHaveLength(4);
});

function textOf(text: unknown): string {
  if (typeof text === 'string') return text;
  if (text === null || typeof text !== 'object') return '';
  return Object.entries(text)
    .map(([name, part]) => (name === 'href' ? '' : textOf(part)))
    .join(' ');
}
