import { RegExpParser } from '@eslint-community/regexpp';
import type { Alternative, CharacterClass, Element } from '@eslint-community/regexpp/ast';
import { memoized } from '../../../shared/memoized.ts';

/** Lower-case literals of which every match contains one; undefined when unknown. */
type Literals = readonly string[] | undefined;

const anyDigit = '\\d';

/**
 * A fast pattern that matches wherever one of `patterns` does. Derived from them, so without false negatives;
 * undefined when not possible.
 */
export function prefilterOf(patterns: readonly RegExp[]): RegExp | undefined {
  const literals = new Set<string>();
  for (const each of patterns.map(literalsIn)) {
    if (each === undefined) return undefined;
    for (const literal of each) literals.add(literal);
  }
  // Sorted, so that common prefixes are tested once.
  const sources = [...literals].sort().map((literal) => (literal === anyDigit ? literal : escaped(literal)));
  return sources.length === 0 ? undefined : new RegExp(sources.join('|'), 'i');
}

/** Remembered: a pattern is asked about with its rule and by itself. */
const literalsIn = memoized(
  ({ source, unicode }: RegExp): Literals =>
    literalsOfAny(new RegExpParser().parsePattern(source, 0, source.length, unicode).alternatives),
  new WeakMap(),
);

function literalsOfAny(alternatives: readonly Alternative[]): Literals {
  const all = alternatives.map(({ elements }) => literalsOfAll(elements));
  return all.every((each) => each !== undefined) ? all.flat() : undefined;
}

/** All parts of a sequence must match, so the rarest suffices. */
function literalsOfAll(elements: readonly Element[]): Literals {
  const candidates: (readonly string[])[] = [];
  let run = '';
  const endRun = (): void => {
    if (run !== '') candidates.push([run]);
    run = '';
  };
  for (const element of elements) {
    if (element.type === 'Character') {
      run += String.fromCodePoint(element.value).toLowerCase();
      continue;
    }
    endRun();
    const literals = literalsOf(element);
    if (literals) candidates.push(literals);
  }
  endRun();
  const best = candidates.toSorted((one, other) => worthOf(other) - worthOf(one))[0];
  return best !== undefined && rarityOf(best) > 1 ? best : undefined;
}

function literalsOf(element: Element): Literals {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return literalsOfAny(element.alternatives);
    case 'Quantifier':
      if (element.min === 0) return undefined;
      return literalsOfAll(Array.from({ length: element.min }, () => element.element));
    case 'Assertion':
      if (element.kind !== 'lookahead' && element.kind !== 'lookbehind') return undefined;
      return element.negate ? undefined : literalsOfAny(element.alternatives);
    case 'CharacterSet':
      return element.kind === 'digit' && !element.negate ? [anyDigit] : undefined;
    case 'CharacterClass':
      return isDigits(element) ? [anyDigit] : undefined;
    default:
      return undefined;
  }
}

function isDigits({ negate, elements }: CharacterClass): boolean {
  const isDigit = (code: number): boolean => code >= 48 && code <= 57;
  return (
    !negate &&
    elements.every(
      (each) => each.type === 'CharacterClassRange' && isDigit(each.min.value) && isDigit(each.max.value),
    )
  );
}

/** One of twelve months stands in more texts than one of them. */
function worthOf(literals: readonly string[]): number {
  return rarityOf(literals) - Math.log2(literals.length);
}

/** Rarity: signs and foreign letters are rarer than those of every sentence, of which one says nothing. */
function rarityOf(literals: readonly string[]): number {
  const weights = literals.map((literal) =>
    literal === anyDigit ? 2 : literal.replace(/[^a-zà-ÿ\d .,-]/giu, '####').length,
  );
  return Math.min(...weights);
}

function escaped(literal: string): string {
  return literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
