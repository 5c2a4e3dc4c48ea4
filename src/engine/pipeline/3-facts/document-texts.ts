import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { FieldName } from '../../../shared/page/field-name.ts';
import type { LeaseFormBlock, Regulation } from '../../../shared/schema-types.ts';
import { isDay } from '../../../shared/text/is-day.ts';
import type { TextRange } from '../../diagnostics/diagnostic.ts';
import { eachText } from '../../json/each-text.ts';
import { stringAt } from '../../json/json-shape.ts';
import { hrefsInText } from '../../text/hrefs-in-text.ts';
import type { SourceFile } from '../1-load/source-document.ts';
import { maxProseLength } from './authored-texts.ts';

/** A link as written. */
export interface AuthoredLink {
  pointer: string;
  /** Without site values filled in. */
  href: string;
  /** In `[label](href)`, which no schema validates. */
  inText: boolean;
  /** Of the address in its text; undefined where it is the whole field, or is written in another way. */
  range?: TextRange;
}

/** A picture reference as written. */
export interface AuthoredPicture {
  pointer: string;
  src: string;
  /** False for a picture shown by other sites only. */
  isShown: boolean;
  alt: string | undefined;
  /** Title of the block, item or card around it. */
  heading: string | undefined;
}

/** A `{name}` placeholder. */
interface SiteValueUse {
  pointer: string;
  /** The literal text between the braces. */
  name: string;
  /** With its braces, in the text there. */
  range: TextRange;
}

/** A glossary term used by a block. */
interface TermUse {
  pointer: string;
  /** As written. */
  term: string;
}

/** A text, and where it stands. */
export interface PlacedText {
  pointer: string;
  text: string;
}

/** When a fact was checked, or has to be. */
interface DatedFact {
  pointer: string;
  field: keyof Pick<Regulation, 'checkedOn' | 'checkBefore'>;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** What site rules need of a document's strings, from one traversal. */
export interface DocumentTexts {
  links: AuthoredLink[];
  pictures: AuthoredPicture[];
  siteValueUses: SiteValueUse[];
  termUses: TermUse[];
  /** In which a lease is worked out. */
  workedSums: PlacedText[];
  /** In which a time of the day may stand. */
  timedTexts: PlacedText[];
  /** In which a telephone number or mail address may stand. */
  contactTexts: PlacedText[];
  datedFacts: DatedFact[];
}

export type InDocument<Part> = Part & { document: SourceFile };

/** Fields with an address. */
export const linkFields: ReadonlySet<string> = new Set<FieldName>(['href', 'path', 'canonical']);
export const pictureFields: ReadonlySet<string> = new Set<FieldName>(['src', 'ogImage']);

const timeLike = /\d[:.][0-5]\d(?!\d)/;
const contactLike = /[+0](?:[-() ]*\d){6}|@/;
const contactHref = /^(?:tel|mailto):/;

/** An empty collection. */
export function noTexts(): Record<keyof DocumentTexts, never[]> {
  return {
    links: [],
    pictures: [],
    siteValueUses: [],
    termUses: [],
    workedSums: [],
    timedTexts: [],
    contactTexts: [],
    datedFacts: [],
  };
}

/**
 * Collects from all strings of a value.
 * @param showsLinks whether `[label](href)` is a link in the text at a pointer, and not shown as it is written
 */
export function documentTexts(
  value: JsonValue,
  showsLinks: (pointer: string) => boolean = () => true,
): DocumentTexts {
  const texts: DocumentTexts = noTexts();
  eachText(value, (text, key, place) => {
    if (linkFields.has(key)) texts.links.push({ pointer: place.pointer(), href: text, inText: false });
    if (pictureFields.has(key)) {
      const [alt, heading] = [stringAt(place.ancestor(0), 'alt'), stringAt(place.ancestor(1), 'title')];
      texts.pictures.push({ pointer: place.pointer(), src: text, isShown: key === 'src', alt, heading });
    }
    if ((key === 'checkedOn' || key === 'checkBefore') && isDay(text))
      texts.datedFacts.push({ pointer: place.pointer(), field: key, day: text });
    if (key === ('terms' satisfies keyof LeaseFormBlock))
      texts.termUses.push({ pointer: place.pointer(), term: text });
    if (text.length > maxProseLength) return;
    if (text.includes('](') && showsLinks(place.pointer())) {
      for (const link of linksIn(text)) texts.links.push({ pointer: place.pointer(), ...link, inText: true });
    }
    if (text.includes('rekenrente')) texts.workedSums.push({ pointer: place.pointer(), text });
    if (timeLike.test(text)) texts.timedTexts.push({ pointer: place.pointer(), text });
    // The schema reports one that is no link yet.
    if (contactLike.test(text) && (!linkFields.has(key) || contactHref.test(text)))
      texts.contactTexts.push({ pointer: place.pointer(), text });
    if (text.includes('{')) {
      for (const use of valuesIn(text)) texts.siteValueUses.push({ pointer: place.pointer(), ...use });
    }
  });
  return texts;
}

/** In order: a text may have several with one address. */
function linksIn(text: string): Pick<AuthoredLink, 'href' | 'range'>[] {
  let behind = 0;
  return hrefsInText(text).map((href) => {
    const start = text.indexOf(`](${href})`, behind) + 2;
    if (start < 2) return { href };
    behind = start + href.length;
    return { href, range: { start, end: behind } };
  });
}

function valuesIn(text: string): Pick<SiteValueUse, 'name' | 'range'>[] {
  return [...text.matchAll(/(?<!\{)\{([^{}]*)\}(?!\})/g)].map(({ 0: written, 1: name = '', index }) => ({
    name,
    range: { start: index, end: index + written.length },
  }));
}
