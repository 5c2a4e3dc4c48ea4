import type { SourceDocument } from '../load/source-document.ts';
import { textsToReplace } from '../new-page/starting-texts.ts';
import { blankPart } from './blank-text.ts';
import { eachText } from './each-text.ts';
import { hrefsInText } from './hrefs-in-text.ts';
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

/** What the checks want to know of the texts of all documents, gathered in one walk. */
export interface GatheredTexts {
  links: AuthoredLink[];
  pictures: AuthoredPicture[];
  siteValueUses: SiteValueUse[];
  startingTexts: StartingText[];
  words: WordIndex;
  termUses: TermUse[];
  blankTexts: BlankText[];
}

/** The fields that hold an address of the site or beyond. */
export const linkFields: ReadonlySet<string> = new Set(['href', 'path', 'canonical']);
const pictureFields = new Set(['src', 'ogImage']);

/** Gathers the links, pictures, site values and words of all documents that could be read. */
export function gatherTexts(
  documents: readonly SourceDocument[],
  watchedWords: Iterable<string>,
): GatheredTexts {
  const links: AuthoredLink[] = [];
  const pictures: AuthoredPicture[] = [];
  const siteValueUses: SiteValueUse[] = [];
  const startingTexts: StartingText[] = [];
  const termUses: TermUse[] = [];
  const blankTexts: BlankText[] = [];
  const reader = new WordReader(watchedWords);
  for (const document of documents) {
    if (document.value === undefined) continue;
    reader.open(document);
    eachText(document.value, (text, key, place) => {
      if (linkFields.has(key)) links.push({ document, pointer: place.pointer(), href: text, inText: false });
      if (pictureFields.has(key))
        pictures.push({ document, pointer: place.pointer(), src: text, isShown: key === 'src' });
      if (key === 'terms') termUses.push({ document, pointer: place.pointer(), term: text });
      if (textsToReplace.has(text)) startingTexts.push({ document, pointer: place.pointer() });
      const blank = key === 'alt' ? undefined : blankPart(text);
      if (blank) blankTexts.push({ document, pointer: place.pointer(), part: blank });
      if (isProse(key)) reader.read(text, key, place);
      for (const href of hrefsInText(text)) {
        links.push({ document, pointer: place.pointer(), href, inText: true });
      }
      for (const name of namesInBraces(text)) {
        siteValueUses.push({ document, pointer: place.pointer(), name });
      }
    });
    reader.close();
  }
  return { links, pictures, siteValueUses, startingTexts, termUses, blankTexts, words: reader.index };
}

function namesInBraces(text: string): string[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');
}
