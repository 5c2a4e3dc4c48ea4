import { memoized } from '../../../shared/memoized.ts';
import type { ContentDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { HasListBeside } from '../../schema/list-beside.ts';
import type { IsRichText } from '../../schema/rich-text-predicate.ts';
import type { SourceDocument } from '../1-load/source-document.ts';
import { authoredTexts } from '../3-facts/authored-texts.ts';
import { addressesIn, cutsAddress } from './addresses.ts';
import { diagnosticOf } from './diagnostic-of.ts';
import { matchesOf, rangeOf } from './match-pattern.ts';
import { candidateFinder } from './prefilter.ts';
import type { DocumentRule, JudgedText, Rule, TextPattern, TextRule } from './rule.ts';
import { rules } from './rules.ts';

interface DocumentFindingsOptions {
  among?: readonly Rule[];
  /** As `richTextPredicate` makes; default is everywhere. */
  isRichText?: IsRichText;
  /** As `listBesidePredicate` makes; default is everywhere. */
  hasListBeside?: HasListBeside;
  /** As `exampleSentences` finds them; default is none. */
  examples?: ReadonlySet<string>;
}

/**
 * Runs the document and text rules. The result depends on kind, value and schemas only and is plain JSON, so it can be
 * cached.
 */
export function documentFindings(
  { kind, value }: Pick<SourceDocument, 'kind' | 'value'>,
  {
    among = rules,
    isRichText = () => true,
    hasListBeside = () => true,
    examples = new Set(),
  }: DocumentFindingsOptions = {},
): ContentDiagnostic[] {
  if (value === undefined) return [];
  const texts = authoredTexts(value);
  const prose = texts.filter(({ isProse }) => isProse);
  const { documentRules, matchingPatterns } = sortedRules(among);
  const document = {
    kind,
    value,
    texts,
    examples,
    isRichText: (pointer: string) => isRichText({ kind, value, pointer }),
  };
  const findings = documentRules.flatMap((rule) =>
    rule.checkDocument(document).map((finding) => diagnosticOf(rule, finding)),
  );
  for (const text of prose) {
    for (const pattern of matchingPatterns(text.text)) {
      const place = { kind, value, pointer: text.pointer };
      const judged = { ...text, isRichText: isRichText(place), hasListBeside: hasListBeside(place) };
      findings.push(...textFindings(pattern, judged));
    }
  }
  return findings;
}

interface SortedRules {
  documentRules: readonly DocumentRule[];
  /** The patterns of text rules that match in a text. */
  matchingPatterns(text: string): readonly PatternOfRule[];
}

interface PatternOfRule extends TextPattern {
  rule: TextRule;
}

const sortedRules = memoized((among: readonly Rule[]): SortedRules => {
  const patterns = among.flatMap((rule) =>
    'patterns' in rule ? rule.patterns.map((each): PatternOfRule => ({ ...each, rule })) : [],
  );
  const candidatesIn = candidateFinder(patterns.map(({ pattern }) => pattern));
  return {
    documentRules: among.filter((rule) => 'checkDocument' in rule),
    matchingPatterns: (text) =>
      candidatesIn(text).flatMap((number) => {
        const each = patterns[number];
        return each !== undefined && text.search(each.pattern) >= 0 ? [each] : [];
      }),
  };
}, new WeakMap());

function textFindings(
  { rule, pattern, isAlsoInAddresses, judge }: PatternOfRule,
  judged: JudgedText,
): ContentDiagnostic[] {
  const { text, pointer } = judged;
  const addresses = isAlsoInAddresses ? [] : addressesIn(text);
  return matchesOf(pattern, text).flatMap((match) => {
    const range = rangeOf(match);
    const finding = cutsAddress(range, addresses) ? undefined : judge(match, judged);
    return finding ? [diagnosticOf(rule, { pointer, range, ...finding })] : [];
  });
}
