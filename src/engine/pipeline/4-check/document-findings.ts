import type { ContentDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceDocument } from '../1-load/source-document.ts';
import { type AuthoredText, authoredTexts } from '../3-facts/authored-texts.ts';
import { diagnosticOf } from './diagnostic-of.ts';
import { matchesOf, rangeOf } from './match-pattern.ts';
import { prefilterOf } from './prefilter.ts';
import type { DocumentRule, Rule, TextRule } from './rule.ts';
import { rules } from './rules.ts';

/**
 * Runs the document and text rules. The result depends on kind and value only and is plain JSON, so it can be
 * cached.
 */
export function documentFindings(
  { kind, value }: Pick<SourceDocument, 'kind' | 'value'>,
  among: readonly Rule[] = rules,
): ContentDiagnostic[] {
  if (value === undefined) return [];
  const texts = authoredTexts(value);
  const prose = texts.filter(({ isProse }) => isProse);
  return [
    ...among
      .filter((rule): rule is DocumentRule => 'checkDocument' in rule)
      .flatMap((rule) =>
        rule.checkDocument({ kind, value, texts }).map((finding) => diagnosticOf(rule, finding)),
      ),
    ...among
      .filter((rule): rule is TextRule => 'patterns' in rule)
      .flatMap((rule) => prose.flatMap((text) => textFindings(rule, text))),
  ];
}

/** Most texts fail the prefilter, which speeds up a cold check several times. */
const prefilters = new WeakMap<TextRule, RegExp | undefined>();

function prefilter(rule: TextRule): RegExp | undefined {
  if (!prefilters.has(rule)) prefilters.set(rule, prefilterOf(rule.patterns.map(({ pattern }) => pattern)));
  return prefilters.get(rule);
}

function textFindings(rule: TextRule, text: AuthoredText): ContentDiagnostic[] {
  if (prefilter(rule)?.test(text.text) === false) return [];
  return rule.patterns.flatMap(({ pattern, judge }) =>
    matchesOf(pattern, text.text).flatMap((match) => {
      const finding = judge(match, text);
      if (finding === undefined) return [];
      return [diagnosticOf(rule, { pointer: text.pointer, range: rangeOf(match), ...finding })];
    }),
  );
}
