import { textsToReplace } from '../../authoring/new-page/starting-texts.ts';
import { eachText, type TextPlace } from '../../json/each-text.ts';
import { hrefsInText } from '../../text/hrefs-in-text.ts';
import type { JsonValue, SourceFile } from '../1-load/source-document.ts';
import { blankPart } from '../4-check/rules/blank-text.ts';
import { textAt } from './page-blocks.ts';
import { isProse } from './prose-fields.ts';

/** A link as the author wrote it. */
export interface AuthoredLink {
  pointer: string;
  /** The address as typed; site values are not filled in. */
  href: string;
  /** True for `[label](href)` inside a text: no schema has looked at the form of that address. */
  inText: boolean;
}

/** The name of a picture's file, as the author wrote it. */
export interface AuthoredPicture {
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
  pointer: string;
  /** What stands between the braces, letter by letter. */
  name: string;
}

/** A text that a new page began with and still has. */
export interface StartingText {
  pointer: string;
}

/** A word for which a block asks the explanation. */
export interface TermUse {
  pointer: string;
  /** As the author wrote it. */
  term: string;
}

/** A text that cannot be seen, or that holds a link without words. */
export interface BlankText {
  pointer: string;
  part: 'text' | 'link';
}

/** A day that somebody checked what stands there. */
export interface CheckedDay {
  pointer: string;
  day: string;
}

/** What the checks want to know of the texts of a document, gathered in one walk. */
export interface DocumentTexts {
  links: AuthoredLink[];
  pictures: AuthoredPicture[];
  siteValueUses: SiteValueUse[];
  startingTexts: StartingText[];
  termUses: TermUse[];
  blankTexts: BlankText[];
  checkedDays: CheckedDay[];
}

/** Something with the document in which it stands. */
export type InDocument<Part> = Part & { document: SourceFile };

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

/** Room for all kinds, empty. */
export function noTexts(): Record<keyof DocumentTexts, never[]> {
  return {
    links: [],
    pictures: [],
    siteValueUses: [],
    startingTexts: [],
    termUses: [],
    blankTexts: [],
    checkedDays: [],
  };
}

/** Hears of each text that visitors read. */
type ProseReader = (text: string, key: string, place: TextPlace) => void;

/** Gathers what stands in the texts of a value, and tells `readProse` of each that visitors read. */
export function documentTexts(value: JsonValue, readProse: ProseReader = () => {}): DocumentTexts {
  const texts: DocumentTexts = noTexts();
  eachText(value, (text, key, place) => {
    if (roleOf(key).isProse) readProse(text, key, place);
    gather(texts, text, key, place);
  });
  return texts;
}

function gather(texts: DocumentTexts, text: string, key: string, place: TextPlace): void {
  const { isLink, isPicture, isTerm, isDay } = roleOf(key);
  if (isLink) texts.links.push({ pointer: place.pointer(), href: text, inText: false });
  if (isPicture) {
    const [alt, heading] = [textAt(place.around(0), 'alt'), textAt(place.around(1), 'title')];
    texts.pictures.push({ pointer: place.pointer(), src: text, isShown: key === 'src', alt, heading });
  }
  if (isDay) texts.checkedDays.push({ pointer: place.pointer(), day: text });
  if (isTerm) texts.termUses.push({ pointer: place.pointer(), term: text });
  const blank = key === 'alt' ? undefined : blankPart(text);
  if (blank) texts.blankTexts.push({ pointer: place.pointer(), part: blank });
  if (lengthsToReplace.has(text.length) && textsToReplace.has(text)) {
    texts.startingTexts.push({ pointer: place.pointer() });
  }
  if (text.includes('](')) {
    for (const href of hrefsInText(text)) texts.links.push({ pointer: place.pointer(), href, inText: true });
  }
  if (text.includes('{')) {
    for (const name of namesInBraces(text)) texts.siteValueUses.push({ pointer: place.pointer(), name });
  }
}

const roles = new Map<string, FieldRole>();

function roleOf(key: string): FieldRole {
  const known = roles.get(key);
  if (known) return known;
  const role = {
    isLink: linkFields.has(key),
    isPicture: pictureFields.has(key),
    isTerm: key === 'terms',
    isDay: key === 'checkedOn',
    isProse: isProse(key),
  };
  roles.set(key, role);
  return role;
}

function namesInBraces(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');
}
