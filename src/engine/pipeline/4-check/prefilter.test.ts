import { expect, it } from 'vitest';
import { candidateFinder, literalsIn } from './prefilter.ts';
import { rules } from './rules.ts';

it.each<[RegExp, string | undefined]>([
  [/\bkeurmerk\b/i, 'keurmerk'],
  [/\b(?:altijd|volledig) (?:goed|beter)gekeurd\b/i, 'gekeurd'],
  [/\bx{3,}\b/gi, 'xxx'],
  [/Univé(?!\p{L})/iu, 'univé'],
  [/\[(?:naam|datum)\](?!\()/g, '['],
  [/(?<=\[[^[\]]+\])\s+(?=\(\/)/g, '(/'],
  [/€\s?\d+|[1-9]\d{0,2} euro/, '€ or  euro'],
  [/(?<amount>\d+)\s?(?:km|kg)/, '0'],
  [/(?<amount>\d+)\s?hp\b/, 'hp'],
  [/(?<!x)[0-9]+ ?%?/, '0'],
  [/\d{1,2}-(?:jan|feb|mrt)/, 'jan or feb or mrt'],
  [/a?b*c/, undefined],
  [/(?:keurmerk)?/, undefined],
  [/keurmerk|\w+/, undefined],
  [/[^\d]/, undefined],
])('every match of %s holds %s', (pattern, expected) => {
  expect(literalsIn(pattern)?.join(' or ')).toBe(expected);
});

it('names each pattern that may match', () => {
  const candidatesIn = candidateFinder([/\bkeurmerk\b/i, /\$\{\d/, /\w+/, /\d{4}/]);
  expect(['Met KEURMERK', `\${1:x}`, 'Met merk'].map(candidatesIn)).toEqual([[2, 0], [2, 1, 3], [2]]);
});

it('can be derived from nearly all patterns of rules, so that few run on each text', () => {
  const patterns = rules.flatMap((rule) => ('patterns' in rule ? rule.patterns : []));
  const without = patterns.filter(({ pattern }) => !literalsIn(pattern));
  expect(without.map(({ pattern }) => pattern.source.slice(0, 20))).toEqual([
    '\\b(?:uzelf|uw|u)\\b(?',
    '^[^\\p{Ll},/]{7,}$(?<',
  ]);
});
