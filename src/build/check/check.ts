import type { SourceDocument } from '../load/source-document.ts';
import type { Problem, Severity, Stretch } from '../problem/problem.ts';
import { applyIgnores } from './apply-ignores.ts';
import { blankText } from './blank-text.ts';
import { cardOrder } from './card-order.ts';
import { contentChecks } from './content-checks.ts';
import { duplicateAnchor } from './duplicate-anchor.ts';
import { glossaryTerm } from './glossary-term.ts';
import { linkAnchor } from './link-anchor.ts';
import { linkPrefill } from './link-prefill.ts';
import { linkTarget } from './link-target.ts';
import { oneH1 } from './one-h1.ts';
import { pageCards } from './page-cards.ts';
import { parentPage } from './parent-page.ts';
import { picture } from './picture.ts';
import { pictureFile } from './picture-file.ts';
import { realDay } from './real-day.ts';
import { requiredPage } from './required-page.ts';
import { routeClash } from './route-clash.ts';
import { rowLength } from './row-length.ts';
import { schemaPath } from './schema-path.ts';
import { sharedBlock } from './shared-block.ts';
import type { SiteIndex } from './site-index.ts';
import { siteValue } from './site-value.ts';
import { startingText } from './starting-text.ts';
import { textMarks } from './text-marks.ts';
import { titleCompany } from './title-company.ts';

/** What a check found; the rule's name is put to it afterwards. */
export interface Finding {
  /** The document in question, or the path of a file that should exist. */
  document: Pick<SourceDocument, 'file'>;
  pointer: string;
  /** The words in question, when the value is a text; the whole value without. */
  within?: Stretch;
  /** An error unless said otherwise. */
  severity?: Severity;
  message: string;
  hint?: string;
  /** What the words in question, or the whole value when that is a text, should say; as a reader sees it. */
  instead?: string;
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
export function check(site: SiteIndex, further: readonly Check[] = []): Problem[] {
  const structure = [...structureChecks, ...further].flatMap((each) => problemsOf(each, site));
  const content = contentChecks.flatMap((each) => problemsOf(each, site));
  return [...structure, ...applyIgnores(content, site)];
}

/** What one check has to say about a site. */
export function problemsOf({ rule, run }: Check, site: SiteIndex): Problem[] {
  return run(site).map(({ document, pointer, within, severity = 'error', instead, ...words }) => ({
    rule,
    severity,
    file: document.file,
    place: within === undefined ? { pointer } : { pointer, within },
    ...words,
    ...(instead === undefined ? {} : { instead: inJson(instead, within !== undefined) }),
  }));
}

/** A text as a JSON file writes it; `isInside` another text it has no quotes of its own. */
function inJson(text: string, isInside: boolean): string {
  const written = JSON.stringify(text);
  return isInside ? written.slice(1, -1) : written;
}
