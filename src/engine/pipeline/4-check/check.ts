import { groupBy } from '../../../shared/group-by.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { parsedValue } from '../1-load/parse-document.ts';
import type { SiteIndex } from '../3-facts/site-index.ts';
import { applyIgnores } from './apply-ignores.ts';
import { diagnosticOf } from './diagnostic-of.ts';
import { documentFindings } from './document-findings.ts';
import type { Rule, SiteRule } from './rule.ts';
import { rules } from './rules.ts';

export interface CheckOptions {
  /** What `documentFindings` says of the documents of the site, where that is known; else it is worked out. */
  inDocuments?: readonly Diagnostic[];
  /** Rules beside the usual ones. */
  extraRules?: readonly SiteRule[];
}

/**
 * Finds the mistakes that show only when all files are seen together, and those in what the texts say, rule by rule.
 * Throws only for our own bugs.
 */
export function check(
  site: SiteIndex,
  { inDocuments = findingsInDocuments(site), extraRules = [] }: CheckOptions = {},
): Diagnostic[] {
  const ignorable = rules.filter(({ canBeIgnored }) => canBeIgnored);
  const others = rules.filter(({ canBeIgnored }) => !canBeIgnored);
  const run = (some: readonly Rule[]): Diagnostic[] => runRules(some, { site, inDocuments });
  return [...run([...others, ...extraRules]), ...applyIgnores(run(ignorable), site)];
}

/** What some rules say of a site, in their order. */
export function runRules(
  some: readonly Rule[],
  { site, inDocuments }: { site: SiteIndex; inDocuments: readonly Diagnostic[] },
): Diagnostic[] {
  const byRule = groupBy(inDocuments, ({ rule }) => rule);
  return some.flatMap((rule): readonly Diagnostic[] => {
    if (!('checkSite' in rule)) return byRule.get(rule.name) ?? [];
    return rule
      .checkSite(site)
      .map(({ document, ...found }) => ({ ...diagnosticOf(rule, found), file: document.file }));
  });
}

/** What the rules about single documents say of all documents of a site. */
export function findingsInDocuments({ documents }: SiteIndex, among: readonly Rule[] = rules): Diagnostic[] {
  return documents.flatMap((document) =>
    documentFindings({ kind: document.kind, value: parsedValue(document) }, among).map((found) => ({
      ...found,
      file: document.file,
    })),
  );
}
