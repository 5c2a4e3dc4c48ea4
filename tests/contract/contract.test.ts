import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eachText } from '../../src/engine/json/each-text.ts';
import { listAt } from '../../src/engine/json/json-shape.ts';
import { furtherAddresses } from '../../src/engine/pipeline/1-load/page-addresses.ts';
import type { SourceDocument } from '../../src/engine/pipeline/1-load/source-document.ts';
import { createValidator } from '../../src/engine/pipeline/2-validate/validator.ts';
import { hasPageHeading } from '../../src/engine/pipeline/4-check/rules/one-h1.ts';
import { rowLength } from '../../src/engine/pipeline/4-check/rules/row-length.ts';
import { searchEntries } from '../../src/engine/pipeline/5-resolve/search-entries.ts';
import { calculatorTerm } from '../../src/shared/calculator/calculator-term.ts';
import type { JsonValue } from '../../src/shared/json/json-value.ts';
import { namesOf } from '../../src/shared/names-of.ts';
import type { DocumentKind } from '../../src/shared/page/document-kind.ts';
import { liveComponents } from '../../src/view/blocks/live-registry.ts';
import { calculatorFields } from '../../src/view/calculator/calculator-fields.ts';
import { renderer } from '../../src/view/render.tsx';
import { reportOf } from '../engine/support/test-site.ts';
import { blocks, contractSite, document, pageOf, schemas, valuesOf } from './contract-site.ts';
import { withoutField } from './without-field.ts';

/**
 * Schema and view keep one contract: whatever the check accepts is rendered without a complaint, and whatever an
 * author may write is there to be seen.
 */
const validate = createValidator(schemas);

/** Texts that do not stand on the page, and what they are for. A text that does stand there must not be in this list. */
const notOnThePage: Record<string, string[]> = {
  // It goes along when a visitor asks for a quote: tests/browser/equipment-calculator.spec.ts.
  'equipment-calculator': ['equipmentName'],
  // A page chooses rows by it: src/engine/pipeline/5-resolve/resolve-page.test.ts.
  regulations: ['items/&/key'],
};

let complaints: unknown[][];

beforeEach(() => {
  complaints = [];
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...words) => complaints.push(words));
  }
});

/** Everything that a page of a site says, to people and machines. */
function siteOf(documents: readonly SourceDocument[]): (path: string) => string {
  const { context, resolve } = contractSite(documents);
  const synonyms = searchEntries(context).flatMap(({ synonyms = [] }) => synonyms);
  const movedFrom = context.outlines.flatMap(({ frontMatter }) => furtherAddresses(frontMatter).movedFrom);
  return (path) => {
    const resolved = resolve(path);
    if (!resolved) throw new Error(`There is no page ${path}.`);
    const { page, structuredData, aliases } = resolved;
    const { head, body, offlineNotice } = renderer.renderPage(page, context.site);
    return [head, body, offlineNotice, JSON.stringify({ structuredData, aliases, movedFrom, synonyms })].join(
      '\n',
    );
  };
}

const everything = (...blocks: JsonValue[]): string => siteOf([pageOf('/a', ...blocks)])('/a');

/** Shows these values, each on a page of its own of one site, and fails at the first with a complaint. */
function showEach(
  values: readonly JsonValue[],
  { pageWith, hub }: { pageWith(path: string, value: JsonValue): SourceDocument; hub?: SourceDocument },
): void {
  const pages = values.map((value, index) => pageWith(`/a${index}`, value));
  const say = siteOf(hub ? [hub, ...pages] : pages);
  for (const { name, text } of pages) {
    say(name);
    expect(complaints, text).toEqual([]);
  }
  if (hub) say(hub.name);
  expect(complaints).toEqual([]);
}

function mistakes(kind: DocumentKind, value: JsonValue): string[] {
  return validate(document(kind, 'x', value)).map(({ message }) => message);
}

/** The ways to texts of which the mark does not stand in a page: `items/&/title`. */
function unread(value: JsonValue, page: string): string[] {
  const ways = new Set<string>();
  eachText(value, (text, _, place) => {
    const mark = /mark\d+x/.exec(text)?.[0];
    if (mark !== undefined && !page.includes(mark))
      ways.add(place.pointer().slice(1).replace(/\/\d+/g, '/&'));
  });
  return [...ways];
}

/** Shows what the site's calculator settings say; has the price that other blocks work out. */
const calculator = {
  type: 'equipment-calculator',
  title: 'Reken',
  equipmentType: 'it-hardware',
  equipmentName: 'Laptops',
  priceExample: 40_000,
  asks: ['hardware'],
};

/** Fields that visitors need not see. */
const forTheCheckOnly = /(?:^|\/)checkBefore$/;

describe.each(blocks.map(([type]) => type))('%s', (type) => {
  const { smallest, largest, boundaries } = valuesOf(`blocks/${type}.schema.json`);

  test('shows whatever the check accepts without a complaint', () => {
    const values = [smallest, largest, ...boundaries];
    expect(values.flatMap((value) => mistakes('shared', value))).toEqual([]);
    const accepted = values.filter((value) => reportOf(rowLength, { '_shared/a.json': value }).length === 0);
    expect(accepted.length).toBeGreaterThan(10);
    showEach(accepted, { pageWith: pageOf });
  });

  test('shows every text that an author can write', () => {
    const page = everything(largest);
    expect(unread(largest, page)).toEqual(notOnThePage[type] ?? []);
  });

  test('has the heading of the page where the check says so, and nowhere else', () => {
    expect(everything(largest).includes('<h1')).toBe(hasPageHeading(type));
  });

  test('looks different without any one of its fields', () => {
    const page = everything(largest, calculator);
    const optional = withoutField(largest).filter(({ value }) => mistakes('shared', value).length === 0);
    const unnoticed = optional.filter(({ value }) => everything(value, calculator) === page);
    expect(unnoticed.map(({ field }) => field).filter((field) => !forTheCheckOnly.test(field))).toEqual([]);
  });
});

/** Before 18.2 Safari opens nothing from such a button. */
const popoverOfForm = /<button(?=[^>]* popovertarget=)(?![^>]* form="")[^>]*>/gi;

test('no form owns a button that opens a popover', () => {
  const items = namesOf(calculatorFields).map((name) => ({ title: calculatorTerm(name), text: 'Uitleg.' }));
  const glossary = document('glossary', '_glossary', { items });
  const pages = blocks.flatMap(([, schema]) =>
    listAt(schema, 'examples').map((each) => siteOf([pageOf('/a', each), glossary])('/a')),
  );
  const forms = pages.flatMap((page) => page.match(/<form\b[\s\S]*?<\/form>/g) ?? []).join('');
  expect(forms).toMatch(/ popovertarget=/i);
  expect(forms.match(popoverOfForm) ?? []).toEqual([]);
});

/** A form, or a button that is there for more than to open a popover. */
const wantsScript = /<form\b|<button(?=[^>]* type="button")(?![^>]* popovertarget=)/i;

test.each(blocks.map(([type, schema]) => [type, listAt(schema, 'examples')] as const))(
  '%s is live when something in its examples does nothing without script',
  (type, examples) => {
    const pages = examples.map((example) => everything(example));
    const mains = pages.map((page) => /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '');
    expect(mains.join()).toContain(`data-block="${type}"`);
    if (mains.some((main) => wantsScript.test(main))) expect(Object.keys(liveComponents)).toContain(type);
  },
);

const hub = pageOf('/', { type: 'page-cards', title: 'Alles', linkLabel: 'Lees meer' });
const contact = pageOf(
  '/',
  {
    type: 'contact-details',
    title: 'Contact',
    visit: { title: 'Kom langs', text: '{tagline} {kvk} {vatNumber}' },
  },
  { type: 'contact-form', title: 'Schrijf ons' },
  calculator,
);

describe('page', () => {
  const { smallest, largest, boundaries } = valuesOf('page.schema.json');

  test('is shown without a complaint, also by its hub, whatever the check accepts', () => {
    const values = [smallest, largest, ...boundaries];
    expect(values.flatMap((value) => mistakes('page', value))).toEqual([]);
    showEach(values, { pageWith: (path, value) => document('page', path, value), hub });
  });

  test('puts every text in its place', () => {
    const say = siteOf([hub, document('page', '/a', largest)]);
    expect(unread(largest, say('/') + say('/a'))).toEqual(['checks/&/reason']);
  });
});

describe('site', () => {
  const { smallest, largest, boundaries } = valuesOf('site.schema.json');
  const shown = (value: JsonValue): string => siteOf([contact, document('site', '_site', value)])('/');

  test('is shown without a complaint, whatever the check accepts', () => {
    const values = [smallest, largest, ...boundaries];
    expect(values.flatMap((value) => mistakes('site', value))).toEqual([]);
    for (const value of values) {
      shown(value);
      expect(complaints, JSON.stringify(value)).toEqual([]);
    }
  });

  test('puts every text in its place', () => {
    expect(unread(largest, shown(largest))).toEqual([]);
  });
});
