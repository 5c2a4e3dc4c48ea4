import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import type { Unchecked, UncheckedObject } from '../../../shared/json/unchecked.ts';
import type { BlockType } from '../../../shared/page/page.ts';
import type { PriceTermsBlock, WorkedScenario, WorkedScenariosBlock } from '../../../shared/schema-types.ts';
import { listAt, memberAt, stringOrEmptyAt } from '../../json/json-shape.ts';
import { parsedValue } from '../1-load/parse-document.ts';
import { type SourceFile, textOf } from '../1-load/source-document.ts';
import { authoredBlocks } from '../3-facts/authored-blocks.ts';
import type { SiteIndex } from '../3-facts/site-index.ts';

/** A term that an author gave an example which opens in a calculator. */
export interface ExampleTerm {
  document: SourceFile;
  pointer: string;
  months: number;
}

type PlacedValue = [pointer: string, value: JsonValue | undefined];

/** Where each block with a `parts/term.schema.json` has it. */
const termFields: ReadonlyMap<string, (block: JsonObject) => PlacedValue[]> = new Map<
  BlockType,
  (block: JsonObject) => PlacedValue[]
>([
  [
    'price-terms',
    (block: UncheckedObject<PriceTermsBlock>) =>
      listAt(block, 'months').map((months, index) => [`/months/${index}`, months]),
  ],
  [
    'worked-scenarios',
    (block: UncheckedObject<WorkedScenariosBlock>) =>
      listAt(block, 'items').map((item: Unchecked<WorkedScenario>, index) => [
        `/items/${index}/months`,
        memberAt(item, 'months'),
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
      authoredBlocks(parsedValue(document)).flatMap(({ block, pointer: at }) =>
        termsIn(block).flatMap(([pointer, months]) =>
          typeof months === 'number' ? [{ document, pointer: at + pointer, months }] : [],
        ),
      ),
    );
}

function termsIn(block: JsonObject): PlacedValue[] {
  return termFields.get(stringOrEmptyAt(block, 'type'))?.(block) ?? [];
}
