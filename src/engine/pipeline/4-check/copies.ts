import { addressInWords, lastName } from '../../../shared/route.ts';
import { listAt, objectAt, stringAt } from '../../json/json-shape.ts';
import { metadataOf } from '../3-facts/page-metadata.ts';
import type { IndexedPage, SiteIndex } from '../3-facts/site-index.ts';
import { comparablePages } from './comparable-pages.ts';
import { areAlike } from './rules/near-duplicate.ts';
import { originalFirst } from './which-is-copy.ts';

/** A text on one page that names the subject of another. */
export interface Remnant {
  pointer: string;
  /** In Dutch: `de kop`. */
  called: string;
  text: string;
  /** What belongs there, where that is known. */
  meant?: string;
  /** Whether it is the heading of a part of the page, in which a page may name another. */
  isOfPart?: boolean;
}

/** What a page still says of the page that it was copied from. */
export interface Copy {
  source: IndexedPage;
  remnants: Remnant[];
}

type CopiedSite = Pick<SiteIndex, 'pages' | 'routes' | 'isNew' | 'words'>;

type OwnText = Remnant & { field: string };

const answers = new WeakMap<SiteIndex['pages'], ReadonlyMap<IndexedPage, Copy>>();

/** The pages that say of themselves what another page says of itself, with the texts where they do. */
export function copiesOf(site: CopiedSite): ReadonlyMap<IndexedPage, Copy> {
  const known = answers.get(site.pages);
  if (known !== undefined) return known;
  const copies = findCopies(site);
  answers.set(site.pages, copies);
  return copies;
}

function findCopies(site: CopiedSite): Map<IndexedPage, Copy> {
  const owners = new Map<string, IndexedPage>();
  const others: { page: IndexedPage; key: string; remnant: Remnant }[] = [];
  for (const page of comparablePages(site)) {
    const subject = plain(lastName(page.route));
    for (const { field, ...remnant } of textsOf(page)) {
      const words = plain(remnant.text);
      const key = `${field} ${words}`;
      if (subject === '' || !words.includes(subject)) {
        others.push({ page, key, remnant });
        continue;
      }
      const other = owners.get(key);
      owners.set(key, other === undefined ? page : originalFirst([other, page], site)[0]);
    }
  }
  const copies = new Map<IndexedPage, Copy>();
  for (const { page, key, remnant } of others) {
    const source = owners.get(key);
    if (source === undefined || isAround(page, source)) continue;
    const copy = copies.get(page) ?? { source, remnants: [] };
    if (copy.source === source) copies.set(page, { source, remnants: [...copy.remnants, remnant] });
  }
  // Headings of its parts alone may name another page, where a page says much else.
  return new Map(
    [...copies].filter(
      ([page, { source, remnants }]) =>
        remnants.some(({ isOfPart }) => !isOfPart) || areAlike(page, source, site),
    ),
  );
}

/** A hub may name a page below it. */
function isAround(page: IndexedPage, source: IndexedPage): boolean {
  return source === page || source.route.startsWith(`${page.route.replace(/\/$/, '')}/`);
}

/** The texts in which a page says what it is about. */
function textsOf(page: IndexedPage): OwnText[] {
  const { head = {}, blocks = [], route } = page;
  const metadata = metadataOf(page);
  const subject = addressInWords(route);
  const title = stringAt(metadata, 'title');
  const ownTitle = title !== undefined && names(title, page) ? title : undefined;
  const name = stringAt(head, 'name');
  const ownName = name !== undefined && names(name, page) ? name : subject;
  const keywords = listAt(metadata, 'keywords').filter((word) => typeof word === 'string');
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
      stringAt(objectAt(head, 'card'), 'title'),
    ),
    ...inBlocks,
  ].filter((each) => each !== undefined);
}

function ownText(about: Omit<OwnText, 'text'>, text: string | undefined): OwnText | undefined {
  return text === undefined ? undefined : { ...about, text };
}

/** Whether a text names what the address of a page ends with. */
function names(text: string, { route }: Pick<IndexedPage, 'route'>): boolean {
  const subject = plain(lastName(route));
  return subject !== '' && plain(text).includes(subject);
}

function plain(text: string): string {
  // Most texts have no accent, and to look for one is quicker.
  const letters = /[\u0080-\uffff]/.test(text) ? text.normalize('NFD') : text;
  return letters.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
