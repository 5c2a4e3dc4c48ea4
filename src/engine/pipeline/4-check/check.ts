import { groupBy } from '../../../shared/group-by.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteIndex } from '../3-facts/site-index.ts';
import { applyIgnores } from './apply-ignores.ts';
import { diagnosticOf } from './diagnostic-of.ts';
import type { Rule, SiteRule } from './rule.ts';
import { rules } from './rules.ts';

interface CheckOptions {
  /** What `documentFindings` gives for each document. */
  inDocuments: readonly Diagnostic[];
  /** Additional rules. */
  extraRules?: readonly SiteRule[];
}

/** Runs all rules, after schema validation. Throws only on bugs of ours. */
export function check(site: SiteIndex, { inDocuments, extraRules = [] }: CheckOptions): Diagnostic[] {
  const ignorable = rules.filter(({ canBeIgnored }) => canBeIgnored);
  const others = rules.filter(({ canBeIgnored }) => !canBeIgnored);
  const run = (some: readonly Rule[]): Diagnostic[] => runRules(some, { site, inDocuments });
  return [...run([...others, ...extraRules]), ...applyIgnores(run(ignorable), site)];
}

/** Runs some rules, in order. */
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
