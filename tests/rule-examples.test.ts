import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../scripts/project-root.ts';
import { isObject } from '../src/engine/json/json-shape.ts';
import { jsonValue } from '../src/engine/pipeline/1-load/parse-json.ts';
import { createValidator } from '../src/engine/pipeline/2-validate/validator.ts';
import { releaseRules, rules } from '../src/engine/pipeline/4-check/rules.ts';
import type { JsonObject, JsonValue } from '../src/shared/json/json-value.ts';
import { document, schemas } from './contract/contract-site.ts';
import { reportOf, type TestFiles } from './engine/support/test-site.ts';

type Example = JsonObject;

const validate = createValidator(schemas);

/** What stands under a heading in the page of a rule, as fields; undefined where it is described in words. */
function exampleOf(name: string, heading: 'Fout' | 'Goed'): Example | undefined {
  const page = readFileSync(join(projectRoot, 'docs/regels', `${name}.md`), 'utf8');
  const [, code = ''] = new RegExp(`^## ${heading}\\n\\n\`\`\`\\w*\\n([^\`]*)`, 'm').exec(page) ?? [];
  const fields = [code, `{${code}}`, `{ "text": ${code} }`].map(jsonValue);
  return fields.find((value) => isObject(value));
}

const onPage = (more: JsonObject): TestFiles => ({
  'b.json': { metadata: { title: 'B' }, blocks: [], ...more },
});
const inBlock = (block: JsonObject): TestFiles => onPage({ blocks: [block] });
const inMetadata = (metadata: Example): TestFiles => onPage({ metadata });

/** Where an example stands, for rules that do not look at each text, link or picture. */
const places: Readonly<Record<string, (example: Example) => TestFiles>> = {
  'alt-text': (image) => inBlock({ type: 'hero', image: { src: '/images/bakwagen.svg', ...image } }),
  'back-label': (back) => inBlock({ type: 'hero', ...back }),
  'card-order': (order) => ({ 'a.json': { blocks: [{ type: 'page-cards', ...order }] } }),
  'colour-contrast': (brand) => ({ '_site.json': { brand } }),
  'description-length': inMetadata,
  'double-number': (step) => inBlock({ type: 'steps', items: [step] }),
  'ended-page': onPage,
  'heading-order': onPage,
  'page-publication': onPage,
  'price-source': onPage,
  'release-value': (values) => ({ '_site.json': values }),
  'row-length': (table) => inBlock({ type: 'table', ...table }),
  'schema-path': onPage,
  'shared-block': inBlock,
  'shared-row': inBlock,
  'title-company': inMetadata,
  'title-length': inMetadata,
};
const inItem = (item: Example): TestFiles => inBlock({ type: 'text-section', items: [item] });

/** What the examples name. */
const around: TestFiles = {
  'a/bakwagen.json': { card: { title: 'Bakwagen' }, blocks: [] },
  'a/bedrijfswagen.json': { card: { title: 'Bedrijfswagen' }, blocks: [] },
  'calculator.json': { blocks: [{ type: 'lease-calculator' }] },
  'contact.json': { blocks: [{ type: 'contact-form' }] },
  'equipment.json': { name: 'Equipment', blocks: [] },
  'leasevormen.json': { blocks: [{ type: 'lease-form', id: 'financial' }] },
  '_glossary.json': { items: [{ title: 'restwaarde', text: 'Wat iets later waard is.' }] },
  '_shared/equipment-cta.json': { type: 'call-to-action' },
  '_shared/verkeersregels.json': { type: 'regulations', items: [{ key: 'rijbewijs-be' }] },
  '_site.json': {
    company: 'HopLease',
    phone: '026-123 45 67',
    openingHours: [{ days: 'Maandag t/m vrijdag', hours: '08:00-18:00' }],
  },
};
const pictures = ['/images/bakwagen.svg'];

const shown = [...rules, ...releaseRules]
  // The dictionary is another test's.
  .filter(({ name }) => name !== 'spelling-error')
  .flatMap((rule) => {
    const [bad, good] = [exampleOf(rule.name, 'Fout'), exampleOf(rule.name, 'Goed')];
    return bad && good ? [{ name: rule.name, rule, bad, good }] : [];
  });

test('most rules about more than a file show an example in JSON', () => {
  expect(shown.length).toBeGreaterThan(30);
  expect(Object.keys(places).filter((name) => !shown.some((each) => each.name === name))).toEqual([]);
});

test.each(shown)(
  'the page of $name shows what the rule reports, and how it does not',
  ({ name, rule, bad, good }) => {
    const reported = (example: Record<string, JsonValue>): string[] =>
      reportOf(rule, { ...around, ...(places[name] ?? inItem)(example) }, pictures);
    const [before, after] = [reported(bad), reported(good)];
    expect(before.filter((line) => !after.includes(line))).not.toEqual([]);
    expect(after.filter((line) => !before.includes(line))).toEqual([]);
  },
);

const inText = (fields: Example): JsonObject => ({
  type: 'text-section',
  title: 'B',
  text: ['B'],
  ...fields,
});
const inHero = (fields: Example): JsonObject => ({ type: 'hero', title: 'B', text: 'B', ...fields });
const inAction = (fields: Example): JsonObject =>
  inHero({ actions: [{ label: 'Contact', href: '/contact', ...fields }] });

/** The block in which an example of a rule of the schemas stands. */
const inBlocks: Readonly<Record<string, (example: Example) => JsonObject>> = {
  'misspelt-field': (question) => ({ type: 'faq', title: 'Vragen', items: [question] }),
  'missing-field': (block) => block,
  'not-allowed-value': inHero,
  'old-form': (block) => block,
  pattern: inAction,
  'too-few': inText,
  'too-long': inAction,
  'too-short': inHero,
  'wrong-kind': inText,
};

test.each(Object.entries(inBlocks))(
  'the page of %s shows what the schemas refuse, and what not',
  (name, blockOf) => {
    const refused = (heading: 'Fout' | 'Goed'): string[] =>
      validate(document('shared', 'b', blockOf(exampleOf(name, heading) ?? {}))).map(({ rule }) => rule);
    expect(refused('Fout')).toContain(name);
    expect(refused('Goed')).not.toContain(name);
  },
);
