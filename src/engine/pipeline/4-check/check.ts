import type { Diagnostic, Severity, TextRange } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../1-load/source-document.ts';
import type { SiteIndex } from '../3-facts/site-index.ts';
import { applyIgnores } from './apply-ignores.ts';
import { contentChecks } from './content-checks.ts';
import { blankText } from './rules/blank-text.ts';
import { cardOrder } from './rules/card-order.ts';
import { duplicateAnchor } from './rules/duplicate-anchor.ts';
import { glossaryTerm } from './rules/glossary-term.ts';
import { linkAnchor } from './rules/link-anchor.ts';
import { linkPrefill } from './rules/link-prefill.ts';
import { linkTarget } from './rules/link-target.ts';
import { oneH1 } from './rules/one-h1.ts';
import { pageCards } from './rules/page-cards.ts';
import { parentPage } from './rules/parent-page.ts';
import { picture } from './rules/picture.ts';
import { pictureFile } from './rules/picture-file.ts';
import { realDay } from './rules/real-day.ts';
import { requiredPage } from './rules/required-page.ts';
import { routeClash } from './rules/route-clash.ts';
import { rowLength } from './rules/row-length.ts';
import { schemaPath } from './rules/schema-path.ts';
import { sharedBlock } from './rules/shared-block.ts';
import { siteValue } from './rules/site-value.ts';
import { startingText } from './rules/starting-text.ts';
import { textMarks } from './rules/text-marks.ts';
import { titleCompany } from './rules/title-company.ts';

/** What a check found; the rule's name is put to it afterwards. */
export interface Finding {
  /** The document in question, or the path of a file that should exist. */
  document: Pick<SourceFile, 'file'>;
  pointer: string;
  /** The words in question, when the value is a text; the whole value without. */
  range?: TextRange;
  /** An error unless said otherwise. */
  severity?: Severity;
  message: string;
  hint?: string;
  /** What the words in question, or the whole value when that is a text, should say; as a reader sees it. */
  replacement?: string;
}

/** One rule about how the pages of a site fit together. */
export interface Check {
  rule: string;
  /** What goes wrong for a visitor or author without this rule. */
  why: string;
  run(site: SiteIndex): Finding[];
}

/** Rules that keep the site whole: what breaks one of these breaks a page, so none can be ignored. */
export const structureChecks: readonly Check[] = [
  requiredPage,
  routeClash,
  parentPage,
  schemaPath,
  sharedBlock,
  oneH1,
  duplicateAnchor,
  linkTarget,
  linkAnchor,
  linkPrefill,
  picture,
  pictureFile,
  siteValue,
  pageCards,
  startingText,
  cardOrder,
  glossaryTerm,
  blankText,
  rowLength,
  realDay,
  textMarks,
  titleCompany,
];

export const checks: readonly Check[] = [...structureChecks, ...contentChecks];

/**
 * Finds the mistakes that show only when all files are seen together, and those in what the texts say, check by check.
 * `further` are checks beside the usual ones. Throws only for our own bugs.
 */
export function check(site: SiteIndex, further: readonly Check[] = []): Diagnostic[] {
  const structure = [...structureChecks, ...further].flatMap((each) => problemsOf(each, site));
  const content = contentChecks.flatMap((each) => problemsOf(each, site));
  return [...structure, ...applyIgnores(content, site)];
}

/** What one check has to say about a site. */
export function problemsOf({ rule, run }: Check, site: SiteIndex): Diagnostic[] {
  return run(site).map(({ document, pointer, range, severity = 'error', replacement, ...words }) => ({
    rule,
    severity,
    file: document.file,
    place: range === undefined ? { pointer } : { pointer, range },
    ...words,
    ...(replacement === undefined ? {} : { replacement: inJson(replacement, range !== undefined) }),
  }));
}

/** A text as a JSON file writes it; `isInside` another text it has no quotes of its own. */
function inJson(text: string, isInside: boolean): string {
  const written = JSON.stringify(text);
  return isInside ? written.slice(1, -1) : written;
}
