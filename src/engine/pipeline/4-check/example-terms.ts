import { isObject, listAt } from '../../json/json-shape.ts';
import type { JsonObject, JsonValue } from '../../json/json-value.ts';
import { parsedValue } from '../1-load/parse-document.ts';
import { type SourceFile, textOf } from '../1-load/source-document.ts';
import type { SiteIndex } from '../3-facts/site-index.ts';

/** A term that an author gave an example which opens in a calculator. */
interface ExampleTerm {
  document: SourceFile;
  pointer: string;
  months: number;
}

type PlacedValue = [pointer: string, value: JsonValue | undefined];

/** Where each block with a `parts/term.schema.json` has it. */
const termFields = new Map<string, (block: JsonObject) => PlacedValue[]>([
  ['price-terms', (block) => listAt(block, 'months').map((months, index) => [`/months/${index}`, months])],
  [
    'worked-scenarios',
    (block) =>
      listAt(block, 'items').map((item, index) => [
        `/items/${index}/months`,
        isObject(item) ? item.months : undefined,
      ]),
  ],
]);

/** The terms of all examples that authors wrote, but for what is no number. */
export function exampleTerms({ pages, sharedBlocks }: SiteIndex): ExampleTerm[] {
  const withExamples = pages.filter(({ blocks = [] }) =>
    blocks.some(({ type = '' }) => termFields.has(type)),
  );
  return [...withExamples.map(({ document }) => document), ...sharedBlocks.values()]
    .filter((document) => textOf(document).includes('"months"'))
    .flatMap((document) =>
      blocksOf(document).flatMap(([at, block]) =>
        termsIn(block).flatMap(([pointer, months]) =>
          typeof months === 'number' ? [{ document, pointer: at + pointer, months }] : [],
        ),
      ),
    );
}

function blocksOf(document: SourceFile): PlacedValue[] {
  const value = parsedValue(document);
  if (document.kind === 'shared') return [['', value]];
  const blocks = isObject(value) ? listAt(value, 'blocks') : [];
  return blocks.map((block, index) => [`/blocks/${index}`, block]);
}

function termsIn(block: JsonValue | undefined): PlacedValue[] {
  if (!isObject(block) || typeof block.type !== 'string') return [];
  return termFields.get(block.type)?.(block) ?? [];
}
