import { memoized } from '../../../shared/memoized.ts';
import type { ContentDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { IsRichText } from '../../schema/rich-text-predicate.ts';
import type { SourceDocument } from '../1-load/source-document.ts';
import { type AuthoredText, authoredTexts } from '../3-facts/authored-texts.ts';
import { addressesIn, cutsAddress } from './addresses.ts';
import { diagnosticOf } from './diagnostic-of.ts';
import { matchesOf, rangeOf } from './match-pattern.ts';
import { prefilterOf } from './prefilter.ts';
import type { DocumentRule, Rule, TextPattern, TextRule } from './rule.ts';
import { rules } from './rules.ts';

interface DocumentFindingsOptions {
  among?: readonly Rule[];
  /** As `richTextPredicate` makes; default is everywhere. */
  isRichText?: IsRichText;
  /** As `exampleSentences` finds them; default is none. */
  examples?: ReadonlySet<string>;
}

/**
 * Runs the document and text rules. The result depends on kind, value and schemas only and is plain JSON, so it can be
 * cached.
 */
export function documentFindings(
  { kind, value }: Pick<SourceDocument, 'kind' | 'value'>,
  { among = rules, isRichText = () => true, examples = new Set() }: DocumentFindingsOptions = {},
): ContentDiagnostic[] {
  if (value === undefined) return [];
  const texts = authoredTexts(value);
  const prose = texts.filter(({ isProse }) => isProse);
  const { documentRules, textRules } = sortedRules(among);
  const findings = documentRules.flatMap((rule) =>
    rule.checkDocument({ kind, value, texts, examples }).map((finding) => diagnosticOf(rule, finding)),
  );
  for (const filtered of textRules) {
    for (const text of prose) {
      // Most texts fail it, which speeds up a cold check several times.
      if (filtered.prefilter?.test(text.text) !== false)
        findings.push(
          ...textFindings(filtered, text, () => isRichText({ kind, value, pointer: text.pointer })),
        );
    }
  }
  return findings;
}

interface SortedRules {
  documentRules: readonly DocumentRule[];
  textRules: readonly FilteredRule[];
}

/** A rule, and its patterns, with what finds fast that there is no match. */
interface FilteredRule {
  rule: TextRule;
  prefilter: RegExp | undefined;
  patterns: readonly (TextPattern & { prefilter: RegExp | undefined })[];
}

const sortedRules = memoized(
  (among: readonly Rule[]): SortedRules => ({
    documentRules: among.filter((rule) => 'checkDocument' in rule),
    textRules: among
      .filter((rule) => 'patterns' in rule)
      .map((rule) => ({
        rule,
        prefilter: prefilterOf(rule.patterns.map(({ pattern }) => pattern)),
        patterns: rule.patterns.map((each) => ({ ...each, prefilter: prefilterOf([each.pattern]) })),
      })),
  }),
  new WeakMap(),
);

function textFindings(
  { rule, patterns }: FilteredRule,
  text: AuthoredText,
  isRich: () => boolean,
): ContentDiagnostic[] {
  const findings: ContentDiagnostic[] = [];
  for (const { pattern, prefilter, isAlsoInAddresses, judge } of patterns) {
    if (prefilter?.test(text.text) === false) continue;
    const matches = matchesOf(pattern, text.text);
    if (matches.length === 0) continue;
    const addresses = isAlsoInAddresses ? [] : addressesIn(text.text);
    const judged = { ...text, isRichText: isRich() };
    for (const match of matches) {
      const range = rangeOf(match);
      const finding = cutsAddress(range, addresses) ? undefined : judge(match, judged);
      if (finding) findings.push(diagnosticOf(rule, { pointer: text.pointer, range, ...finding }));
    }
  }
  return findings;
}
