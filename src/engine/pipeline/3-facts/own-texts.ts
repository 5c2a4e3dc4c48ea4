import { addressInWords, lastName } from '../../../shared/page/route.ts';
import { stringAt, stringsAt } from '../../json/json-shape.ts';
import { cardOf, type FrontMatter, metadataOf } from '../1-load/front-matter.ts';
import type { PlacedBlock } from './page-blocks.ts';
import { wordHashes } from './word-sample.ts';

interface PageParts {
  route: string;
  head?: FrontMatter;
  blocks?: readonly PlacedBlock[];
}

/** A text in which a page says what it is about. */
export interface OwnText {
  /** What kind of text: the same on all pages. */
  field: string;
  pointer: string;
  /** In Dutch: `de kop`. */
  called: string;
  text: string;
  /** What belongs there, where that is known. */
  meant?: string;
  /** Whether it is the heading of a part of the page, in which a page may name another. */
  isOfPart?: boolean;
}

/** Keys of a page's own texts: pages that say the same there have one in common. */
export interface OwnTextKeys {
  /** Of those that name the page, as its address does. */
  naming: number[];
  others: number[];
}

/** The keys of a page's own texts, each a single word, as hashes; two keys may have the same. */
export function ownTextKeys(page: PageParts): OwnTextKeys {
  const keys: OwnTextKeys = { naming: [], others: [] };
  for (const { key, isNaming } of ownTexts(page).map((text) => readOwnText(text, page)))
    keys[isNaming ? 'naming' : 'others'].push(...wordHashes(key));
  return keys;
}

/** The key of a text, equal for the same letters in one field, and whether it names its page. */
export function readOwnText({ field, text }: OwnText, page: PageParts): { key: string; isNaming: boolean } {
  const words = plain(text);
  return { key: `${field}${words}`, isNaming: isNamedBy(words, page) };
}

/** The texts in which a page says what it is about. */
export function ownTexts(page: PageParts): OwnText[] {
  const { head = {}, blocks = [], route } = page;
  const metadata = metadataOf({ head });
  const subject = addressInWords(route);
  const title = stringAt(metadata, 'title');
  const ownTitle = title !== undefined && namesPage(title, page) ? title : undefined;
  const name = stringAt(head, 'name');
  const ownName = name !== undefined && namesPage(name, page) ? name : subject;
  const keywords = stringsAt(metadata, 'keywords');
  const inBlocks = blocks.flatMap(({ pointer, heading, equipment }, index): (OwnText | undefined)[] => [
    ownText(
      index === 0
        ? { field: 'heading', pointer: `${pointer}/title`, called: 'de kop', meant: ownTitle }
        : {
            field: 'section',
            pointer: `${pointer}/title`,
            called: `de kop van blok ${index + 1}`,
            isOfPart: true,
          },
      heading,
    ),
    ownText(
      {
        field: 'equipmentType',
        pointer: `${pointer}/equipmentType`,
        called: '"equipmentType"',
        meant: lastName(route),
      },
      equipment?.type,
    ),
    ownText(
      {
        field: 'equipmentName',
        pointer: `${pointer}/equipmentName`,
        called: '"equipmentName"',
        meant: ownName,
      },
      equipment?.name,
    ),
  ]);
  return [
    ownText({ field: 'title', pointer: '/metadata/title', called: 'de titel' }, title),
    ownText(
      { field: 'description', pointer: '/metadata/description', called: 'de beschrijving' },
      stringAt(metadata, 'description'),
    ),
    ownText(
      { field: 'keywords', pointer: '/metadata/keywords', called: '"keywords"' },
      keywords.length === 0 ? undefined : keywords.join(', '),
    ),
    ownText({ field: 'name', pointer: '/name', called: '"name"', meant: subject }, name),
    ownText(
      { field: 'service', pointer: '/service', called: '"service"', meant: ownName },
      stringAt(head, 'service'),
    ),
    ownText(
      { field: 'card', pointer: '/card/title', called: 'de titel van de kaart', meant: ownName },
      stringAt(cardOf({ head }), 'title'),
    ),
    ...inBlocks,
  ].filter((each) => each !== undefined);
}

function ownText(about: Omit<OwnText, 'text'>, text: string | undefined): OwnText | undefined {
  return text === undefined ? undefined : { ...about, text };
}

/** Whether a text names what the address of a page ends with. */
export function namesPage(text: string, page: PageParts): boolean {
  return isNamedBy(plain(text), page);
}

/** As `namesPage`, of letters that are plain already. */
function isNamedBy(words: string, { route }: PageParts): boolean {
  const subject = plain(lastName(route));
  return subject !== '' && words.includes(subject);
}

function plain(text: string): string {
  // Most texts have no accent, and to look for one is quicker.
  const letters = /[\u0080-\uffff]/.test(text) ? text.normalize('NFD') : text;
  return letters.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
