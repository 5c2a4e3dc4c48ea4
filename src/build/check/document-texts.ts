import type { SourceDocument } from '../load/source-document.ts';
import { textsToReplace } from '../new-page/starting-texts.ts';
import { blankPart } from './blank-text.ts';
import { eachText, type TextPlace } from './each-text.ts';
import { hrefsInText } from './hrefs-in-text.ts';
import { textAt } from './page-blocks.ts';
import { isProse } from './prose-fields.ts';
import { type WordIndex, WordReader } from './word-index.ts';

/** A link as the author wrote it. */
export interface AuthoredLink {
  document: SourceDocument;
  pointer: string;
  /** The address as typed; site values are not filled in. */
  href: string;
  /** True for `[label](href)` inside a text: no schema has looked at the form of that address. */
  inText: boolean;
}

/** The name of a picture's file, as the author wrote it. */
export interface AuthoredPicture {
  document: SourceDocument;
  pointer: string;
  src: string;
  /** False for a picture that only other sites show, when they link to the page. */
  isShown: boolean;
  /** Its description, when there is one. */
  alt: string | undefined;
  /** The title of the block, item or card that shows it. */
  heading: string | undefined;
}

/** A `{name}` inside a text. */
export interface SiteValueUse {
  document: SourceDocument;
  pointer: string;
  /** What stands between the braces, letter by letter. */
  name: string;
}

/** A text that a new page began with and still has. */
export interface StartingText {
  document: SourceDocument;
  pointer: string;
}

/** A word for which a block asks the explanation. */
export interface TermUse {
  document: SourceDocument;
  pointer: string;
  /** As the author wrote it. */
  term: string;
}

/** A text that cannot be seen, or that holds a link without words. */
export interface BlankText {
  document: SourceDocument;
  pointer: string;
  part: 'text' | 'link';
}

/** A day that somebody checked what stands there. */
export interface CheckedDay {
  document: SourceDocument;
  pointer: string;
  day: string;
}

/** What the checks want to know of the texts of all documents, gathered in one walk. */
export interface GatheredTexts {
  links: AuthoredLink[];
  pictures: AuthoredPicture[];
  siteValueUses: SiteValueUse[];
  startingTexts: StartingText[];
  words: WordIndex;
  termUses: TermUse[];
  blankTexts: BlankText[];
  checkedDays: CheckedDay[];
}

/** The fields that hold an address of the site or beyond. */
export const linkFields: ReadonlySet<string> = new Set(['href', 'path', 'canonical']);
const pictureFields = new Set(['src', 'ogImage']);

/** What the name of a field says about the texts in it. */
interface FieldRole {
  isLink: boolean;
  isPicture: boolean;
  isTerm: boolean;
  isDay: boolean;
  isProse: boolean;
}

/** Looking for a text among others reads all of it; a length that none of them has is a quick no. */
const lengthsToReplace = new Set([...textsToReplace].map(({ length }) => length));

/** Gathers the links, pictures, site values and words of documents, one after another. */
export class TextGatherer {
  readonly #reader: WordReader;
  readonly #roles = new Map<string, FieldRole>();
  readonly gathered: GatheredTexts;

  constructor(watchedWords: Iterable<string>) {
    this.#reader = new WordReader(watchedWords);
    this.gathered = {
      links: [],
      pictures: [],
      siteValueUses: [],
      startingTexts: [],
      termUses: [],
      blankTexts: [],
      checkedDays: [],
      words: this.#reader.index,
    };
  }

  /** Reads a document, unless it could not be read. */
  add(document: SourceDocument): void {
    const { value } = document;
    if (value === undefined) return;
    this.#reader.open(document);
    eachText(value, (text, key, place) => this.#visit(document, text, key, place));
    this.#reader.close();
  }

  #visit(document: SourceDocument, text: string, key: string, place: TextPlace): void {
    const { links, pictures, siteValueUses, startingTexts, termUses, blankTexts } = this.gathered;
    const { isLink, isPicture, isTerm, isDay, isProse } = this.#roleOf(key);
    if (isLink) links.push({ document, pointer: place.pointer(), href: text, inText: false });
    if (isPicture) {
      const [alt, heading] = [textAt(place.around(0), 'alt'), textAt(place.around(1), 'title')];
      pictures.push({ document, pointer: place.pointer(), src: text, isShown: key === 'src', alt, heading });
    }
    if (isDay) this.gathered.checkedDays.push({ document, pointer: place.pointer(), day: text });
    if (isTerm) termUses.push({ document, pointer: place.pointer(), term: text });
    const blank = key === 'alt' ? undefined : blankPart(text);
    if (blank) blankTexts.push({ document, pointer: place.pointer(), part: blank });
    if (isProse) this.#reader.read(text, key, place);
    if (lengthsToReplace.has(text.length) && textsToReplace.has(text)) {
      startingTexts.push({ document, pointer: place.pointer() });
    }
    if (text.includes('](')) {
      for (const href of hrefsInText(text)) {
        links.push({ document, pointer: place.pointer(), href, inText: true });
      }
    }
    if (text.includes('{')) {
      for (const name of namesInBraces(text)) {
        siteValueUses.push({ document, pointer: place.pointer(), name });
      }
    }
  }

  #roleOf(key: string): FieldRole {
    const known = this.#roles.get(key);
    if (known) return known;
    const role = {
      isLink: linkFields.has(key),
      isPicture: pictureFields.has(key),
      isTerm: key === 'terms',
      isDay: key === 'checkedOn',
      isProse: isProse(key),
    };
    this.#roles.set(key, role);
    return role;
  }
}

/** Gathers from all these documents at once. */
export function gatherTexts(
  documents: readonly SourceDocument[],
  watchedWords: Iterable<string>,
): GatheredTexts {
  const gatherer = new TextGatherer(watchedWords);
  for (const document of documents) gatherer.add(document);
  return gatherer.gathered;
}

function namesInBraces(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');
}
