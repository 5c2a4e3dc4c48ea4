import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { Unchecked } from '../../../shared/json/unchecked.ts';
import type {
  ContactFormBlock,
  EquipmentCalculatorBlock,
  GuideQuestion,
  HeroBlock,
  LeaseGuideBlock,
  Link,
  PageCardsBlock,
  PageDocument,
  SharedBlockReference,
  TableBlock,
} from '../../../shared/schema-types.ts';
import { listAt, memberAt, objectAt, stringAt } from '../../json/json-shape.ts';
import { splitNumbers } from '../../text/split-numbers.ts';
import { parsedValue } from '../1-load/parse-document.ts';
import type { SourceFile } from '../1-load/source-document.ts';

/** A block of a page, with type and id of a shared one. */
export interface PlacedBlock {
  /** In the page's file: `/blocks/2`. */
  pointer: string;
  /** Name of the shared block, if it is one. */
  shared?: string;
  /** The keys of the rows that the page takes of it. */
  only?: PlacedName[];
  /** Undefined when the shared file is missing or unreadable. */
  type?: string;
  id?: string;
  table?: TableShape;
  /** The `order` of page cards. */
  order?: PlacedName[];
  /** Its `title`. */
  heading?: string;
  /** The way back to a hub. */
  back?: { label: string; href: string };
  /** What a calculator calculates. */
  equipment?: { type?: string; name?: string };
  /** From which a contact form lets choose. */
  subjects?: string[];
  /** The names of the questions and outcomes of a guide: each can be linked to, as `#id-name`. */
  steps?: string[];
  /** It is a calculator with an example, whatever stands there as its price. */
  hasPrice?: boolean;
}

interface PlacedName {
  index: number;
  name: string;
}

/** Number of columns, and of cells per row; undefined for an invalid row. */
export interface TableShape {
  columns: number;
  /** A number that its comma cut in two counts as one cell. */
  rows: (number | undefined)[];
}

/** The blocks in order, shared ones by name; undefined without a readable list. */
export function pageBlocks(page: JsonValue | undefined): PlacedBlock[] | undefined {
  const blocks = memberAt<Unchecked<PageDocument> | undefined>(page, 'blocks');
  if (!Array.isArray(blocks)) return undefined;
  return blocks.map((entry, index) => {
    const pointer = `/blocks/${index}`;
    const shared = stringAt<Unchecked<SharedBlockReference>>(entry, 'shared');
    if (shared === undefined) {
      return {
        pointer,
        type: stringAt(entry, 'type'),
        id: stringAt(entry, 'id'),
        table: tableShape(entry),
        order:
          stringAt(entry, 'type') === 'page-cards'
            ? namesIn(memberAt<Unchecked<PageCardsBlock>>(entry, 'order'))
            : undefined,
        heading: stringAt(entry, 'title'),
        back: backOf(entry),
        equipment: equipmentOf(entry),
        subjects: subjectsOf(entry),
        steps: stepsOf(entry),
        hasPrice: hasPrice(entry),
      };
    }
    return { pointer, shared, only: namesIn(memberAt<Unchecked<SharedBlockReference>>(entry, 'only')) };
  });
}

/** The shape of a table block. */
export function tableShape(block: Unchecked<TableBlock> | undefined): TableShape | undefined {
  if (stringAt(block, 'type') !== 'table') return undefined;
  const columns = listAt(block, 'columns').length;
  const rows = listAt(block, 'rows').map((row) =>
    Array.isArray(row) ? row.length - splitNumbers(row, columns).length : undefined,
  );
  return { columns, rows };
}

function backOf(block: Unchecked<HeroBlock>): PlacedBlock['back'] {
  const back: Unchecked<Link> = objectAt(block, 'back');
  const [label, href] = [stringAt(back, 'label'), stringAt(back, 'href')];
  return label === undefined || href === undefined ? undefined : { label, href };
}

function equipmentOf(block: Unchecked<EquipmentCalculatorBlock>): PlacedBlock['equipment'] {
  const [type, name] = [stringAt(block, 'equipmentType'), stringAt(block, 'equipmentName')];
  return type === undefined && name === undefined ? undefined : { type, name };
}

function subjectsOf(block: JsonValue | undefined): string[] | undefined {
  if (stringAt(block, 'type') !== 'contact-form') return undefined;
  return namesIn(memberAt<Unchecked<ContactFormBlock> | undefined>(block, 'subjects'))?.map(
    ({ name }) => name,
  );
}

function stepsOf(block: Unchecked<LeaseGuideBlock> | undefined): string[] | undefined {
  if (stringAt(block, 'type') !== 'lease-guide') return undefined;
  return [...listAt(block, 'questions'), ...listAt(block, 'outcomes')].flatMap(
    (step: Unchecked<GuideQuestion>) => stringAt(step, 'key') ?? [],
  );
}

function namesIn(list: JsonValue | undefined): PlacedName[] | undefined {
  if (list === undefined) return undefined;
  const names = Array.isArray(list) ? list : [];
  return names.flatMap((name, index) => (typeof name === 'string' ? [{ index, name }] : []));
}

function hasPrice(block: Unchecked<EquipmentCalculatorBlock> | undefined): boolean | undefined {
  return memberAt(block, 'priceExample') !== undefined || undefined;
}

/** Blocks with what their files say of the shared ones. */
export function withShared(
  blocks: readonly PlacedBlock[],
  sharedBlocks: ReadonlyMap<string, SourceFile>,
): PlacedBlock[] {
  return blocks.map((block) => {
    if (block.shared === undefined) return block;
    const shared = sharedBlocks.get(block.shared);
    const value = shared && parsedValue(shared);
    return {
      ...block,
      type: stringAt(value, 'type'),
      id: stringAt(value, 'id'),
      subjects: subjectsOf(value),
      steps: stepsOf(value),
      hasPrice: hasPrice(value),
    };
  });
}
