import { describe, expect, it } from 'vitest';
import { prefilterOf } from './prefilter.ts';
import { rules } from './rules.ts';

describe('the prefilter of some patterns', () => {
  it.each<[RegExp, string | undefined]>([
    [/\bkeurmerk\b/i, 'keurmerk'],
    [/\b(?:altijd|volledig) (?:goed|beter)gekeurd\b/i, 'gekeurd'],
    [/\bx{3,}\b/gi, 'xxx'],
    [/Univé(?!\p{L})/iu, 'univé'],
    [/\[(?:naam|datum)\](?!\()/g, '\\['],
    [/(?<=\[[^[\]]+\])\s+(?=\(\/)/g, '\\(\\/'],
    [/€\s?\d+|[1-9]\d{0,2} euro/, ' euro|€'],
    [/(?<amount>\d+)\s?(?:km|kg)/, '\\d'],
    [/(?<!x)[0-9]+ ?%?/, '\\d'],
    [/\d{1,2}-(?:jan|feb|mrt)/, '\\d'],
    [/a?b*c/, undefined],
    [/(?:keurmerk)?/, undefined],
    [/keurmerk|\w+/, undefined],
    [/[^\d]/, undefined],
  ])('%s', (pattern, expected) => {
    expect(prefilterOf([pattern])?.source).toBe(expected);
  });

  it('lets through what one of them matches', () => {
    const filter = prefilterOf([/\bkeurmerk\b/i, /\$\{\d/]);
    expect(['Met KEURMERK', `\${1:x}`, 'Met merk'].map((text) => filter?.test(text))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is there for nearly all rules about texts, so that most texts are looked at once', () => {
    const textRules = rules.flatMap((rule) => ('patterns' in rule ? [rule] : []));
    const without = textRules.filter(({ patterns }) => !prefilterOf(patterns.map(({ pattern }) => pattern)));
    expect(without.map(({ name }) => name)).toEqual(['form-of-address', 'capital-text']);
  });
});
