import { expect, test } from 'vitest';
import { projectRoot } from '../../../../scripts/project-root.ts';
import { ownPagesFolder } from '../../../../tests/routes.ts';
import { isError } from '../../../shared/authors/severity.ts';
import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import { isObject, listAt } from '../../json/json-shape.ts';
import { printJson } from '../../json/layout/print-json.ts';
import { siteFolders } from '../../pipeline/1-load/site-folders.ts';
import { sourceFileOf } from '../../pipeline/1-load/source-document.ts';
import { checkPlanned, checkSite, documentsOf } from '../../pipeline/check-site.ts';
import { blockCatalogue } from './block-catalogue.ts';
import { editorForms } from './form-fields.ts';

const folders = siteFolders(projectRoot, ownPagesFolder);
const site = await checkSite(folders);
const catalogue = await blockCatalogue(site.schemas, site, folders);
const hub = '/equipment/wegtransport';
/** What the pages have to say already. */
const known = new Set(site.problems.map((problem) => JSON.stringify(problem)));

test('every type of block is there with its fields and examples', () => {
  const types = [...site.schemas.keys()].filter((path) => path.startsWith('blocks/'));
  expect(catalogue.map(({ type }) => `blocks/${type}.schema.json`)).toEqual(types);
  const { blocks } = editorForms(site.schemas);
  expect(catalogue.map(({ label }) => label)).toEqual(blocks.map(({ label }) => label));
  for (const { type, fields, examples } of catalogue) {
    expect(fields[0], type).toMatchObject({ name: 'type', kind: `altijd "${type}"` });
    expect(examples.length, type).toBeGreaterThan(0);
  }
});

test('a list of cards shows pages that the site has', () => {
  const block = catalogue.find(({ type }) => type === 'page-cards')?.examples[0]?.block;
  const routes = new Set(site.files.map(({ name }) => name));
  const cards = block?.type === 'page-cards' ? block.cards : [];
  expect(cards.length).toBeGreaterThan(2);
  expect(cards.filter(({ path }) => !routes.has(path))).toEqual([]);
});

test('what an author copies brings no error to a page', () => {
  const copied = catalogue.flatMap(({ examples }) =>
    // Under an anchor of its own: the page may have that of the example.
    examples.map(({ block, json }): JsonObject => ({ ...JSON.parse(json), id: `voorbeeld-${block.id}` })),
  );
  const isHeading = ({ type }: JsonObject): boolean => String(type).endsWith('hero');
  // A page has one heading, above all else.
  const pages = [
    (blocks: JsonValue[]) => [...blocks, ...copied.filter((block) => !isHeading(block))],
    ...copied.filter(isHeading).map((hero) => (blocks: JsonValue[]) => [hero, ...blocks.slice(1)]),
  ];
  for (const put of pages) {
    const files = documentsOf(site).map((document) =>
      document.name === hub && isObject(document.value)
        ? {
            ...document,
            text: printJson({ ...document.value, blocks: put(listAt(document.value, 'blocks')) }),
          }
        : document,
    );
    // The way back of an example leads to the page that it was taken from.
    const problems = checkPlanned(files.map(sourceFileOf), site).filter(
      (problem) => isError(problem) && !known.has(JSON.stringify(problem)),
    );
    expect(problems).toEqual([]);
  }
});

test('without a good site the fields are still explained', async () => {
  const [first] = await blockCatalogue(site.schemas, undefined, folders);
  expect(first?.fields.length).toBeGreaterThan(0);
  expect(first?.examples).toEqual([]);
});
