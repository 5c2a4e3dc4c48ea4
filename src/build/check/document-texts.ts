import type { SourceDocument } from '../load/source-document.ts';
import { parseRichText } from '../resolve/parse-rich-text.ts';
import { textsOf } from './texts-of.ts';

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
}

/** A `{name}` inside a text. */
export interface SiteValueUse {
  document: SourceDocument;
  pointer: string;
  /** What stands between the braces, letter by letter. */
  name: string;
}

/** A word for which a block asks the explanation. */
export interface TermUse {
  document: SourceDocument;
  pointer: string;
  /** As the author wrote it. */
  term: string;
}

/** What the checks want to know of the texts of all documents, gathered in one walk. */
export interface GatheredTexts {
  links: AuthoredLink[];
  pictures: AuthoredPicture[];
  siteValueUses: SiteValueUse[];
  termUses: TermUse[];
}

const linkFields = new Set(['href', 'path', 'canonical']);
const pictureFields = new Set(['src', 'ogImage']);

/** Gathers the links, pictures and site values of all documents that could be read. */
export function gatherTexts(documents: readonly SourceDocument[]): GatheredTexts {
  const gathered: GatheredTexts = { links: [], pictures: [], siteValueUses: [], termUses: [] };
  for (const document of documents) {
    if (document.value === undefined) continue;
    for (const { pointer, key, text } of textsOf(document.value)) {
      if (linkFields.has(key)) gathered.links.push({ document, pointer, href: text, inText: false });
      if (key === 'terms') gathered.termUses.push({ document, pointer, term: text });
      if (pictureFields.has(key)) gathered.pictures.push({ document, pointer, src: text });
      for (const href of hrefsInText(text)) gathered.links.push({ document, pointer, href, inText: true });
      for (const name of namesInBraces(text)) gathered.siteValueUses.push({ document, pointer, name });
    }
  }
  return gathered;
}

function hrefsInText(text: string): string[] {
  if (!text.includes('](')) return [];
  const pieces = parseRichText(text);
  if (typeof pieces === 'string') return [];
  return pieces.flatMap((piece) => (typeof piece === 'object' && 'href' in piece ? [piece.href] : []));
}

function namesInBraces(text: string): string[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');
}
