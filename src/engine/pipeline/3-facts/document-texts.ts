import { eachText, type TextPlace } from '../../json/each-text.ts';
import { stringAt } from '../../json/json-shape.ts';
import type { JsonValue } from '../../json/json-value.ts';
import { hrefsInText } from '../../text/hrefs-in-text.ts';
import type { SourceFile } from '../1-load/source-document.ts';

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

/** A word for which a block asks the explanation. */
export interface TermUse {
  pointer: string;
  /** As the author wrote it. */
  term: string;
}

/** What the rules want to know of the texts of a document, gathered in one walk. */
export interface DocumentTexts {
  links: AuthoredLink[];
  pictures: AuthoredPicture[];
  siteValueUses: SiteValueUse[];
  termUses: TermUse[];
}

/** Something with the document in which it stands. */
export type InDocument<Part> = Part & { document: SourceFile };

/** The fields that hold an address of the site or beyond. */
export const linkFields: ReadonlySet<string> = new Set(['href', 'path', 'canonical']);
const pictureFields = new Set(['src', 'ogImage']);

/** Room for all kinds, empty. */
export function noTexts(): Record<keyof DocumentTexts, never[]> {
  return {
    links: [],
    pictures: [],
    siteValueUses: [],
    termUses: [],
  };
}

/** Gathers what stands in the texts of a value. */
export function documentTexts(value: JsonValue): DocumentTexts {
  const texts: DocumentTexts = noTexts();
  eachText(value, (text, key, place) => gather(texts, text, key, place));
  return texts;
}

function gather(texts: DocumentTexts, text: string, key: string, place: TextPlace): void {
  if (linkFields.has(key)) texts.links.push({ pointer: place.pointer(), href: text, inText: false });
  if (pictureFields.has(key)) {
    const [alt, heading] = [stringAt(place.around(0), 'alt'), stringAt(place.around(1), 'title')];
    texts.pictures.push({ pointer: place.pointer(), src: text, isShown: key === 'src', alt, heading });
  }
  if (key === 'terms') texts.termUses.push({ pointer: place.pointer(), term: text });
  if (text.includes('](')) {
    for (const href of hrefsInText(text)) texts.links.push({ pointer: place.pointer(), href, inText: true });
  }
  if (text.includes('{')) {
    for (const name of namesInBraces(text)) texts.siteValueUses.push({ pointer: place.pointer(), name });
  }
}

function namesInBraces(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');
}
