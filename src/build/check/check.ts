import type { SourceDocument } from '../load/source-document.ts';
import type { Problem, Severity } from '../problem/problem.ts';
import { cardOrder } from './card-order.ts';
import { duplicateAnchor } from './duplicate-anchor.ts';
import { glossaryTerm } from './glossary-term.ts';
import { linkAnchor } from './link-anchor.ts';
import { linkPrefill } from './link-prefill.ts';
import { linkTarget } from './link-target.ts';
import { oneH1 } from './one-h1.ts';
import { pageCards } from './page-cards.ts';
import { parentPage } from './parent-page.ts';
import { picture } from './picture.ts';
import { requiredPage } from './required-page.ts';
import { routeClash } from './route-clash.ts';
import { schemaPath } from './schema-path.ts';
import { sharedBlock } from './shared-block.ts';
import type { SiteIndex } from './site-index.ts';
import { siteValue } from './site-value.ts';

/** What a check found; the rule's name is put to it afterwards. */
export interface Finding {
  /** The document in question, or the path of a file that should exist. */
  document: Pick<SourceDocument, 'file'>;
  pointer: string;
  /** An error unless said otherwise. */
  severity?: Severity;
  message: string;
  hint?: string;
}

/** One rule about how the pages of a site fit together. */
export interface Check {
  rule: string;
  /** What goes wrong for a visitor or author without this rule. */
  why: string;
  run(site: SiteIndex): Finding[];
}

export const checks: readonly Check[] = [
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
  siteValue,
  pageCards,
  cardOrder,
  glossaryTerm,
];

/** Finds the mistakes that show only when all files are seen together, check by check. Throws only for our own bugs. */
export function check(site: SiteIndex, asked: readonly Check[] = checks): Problem[] {
  return asked.flatMap((each) => problemsOf(each, site));
}

/** What one check has to say about a site. */
export function problemsOf({ rule, run }: Check, site: SiteIndex): Problem[] {
  return run(site).map(({ document, pointer, severity = 'error', message, hint }) => ({
    rule,
    severity,
    file: document.file,
    place: { pointer },
    message,
    ...(hint === undefined ? {} : { hint }),
  }));
}
