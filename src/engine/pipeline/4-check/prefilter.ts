import { RegExpParser } from '@eslint-community/regexpp';
import type { Alternative, CharacterClass, Element } from '@eslint-community/regexpp/ast';
import { anyDigit, LiteralFinder } from '../../text/literal-finder.ts';

type Literals = readonly string[] | undefined;

/**
 * Makes a function that says which of the patterns may match in a text, by number. None that matches is left out: what every match
 * holds is derived from the pattern itself.
 */
export function candidateFinder(patterns: readonly RegExp[]): (text: string) => readonly number[] {
  const literals = patterns.map(literalsIn);
  const finder = new LiteralFinder(literals.map((each) => each ?? []));
  const always = literals.flatMap((each, number) => (each === undefined ? [number] : []));
  return (text) => [...always, ...finder.ownersIn(text)];
}

/** Literals of which every match of a pattern holds one, in small letters and with 0 for any digit; undefined when there are none. */
export function literalsIn({ source, unicode }: RegExp): Literals {
  return literalsOfAny(new RegExpParser().parsePattern(source, 0, source.length, unicode).alternatives);
}

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
  const telling = candidates.filter((literals) => literals.every(isTelling));
  return telling.toSorted((one, other) => frequencyOf(one) - frequencyOf(other))[0];
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

/** One common letter stands in every text. */
function isTelling(literal: string): boolean {
  return literal === anyDigit || lettersIn(literal) > 1;
}

/** How often one of the literals stands in a text of fifty letters, about. */
function frequencyOf(literals: readonly string[]): number {
  return literals.reduce(
    (sum, literal) => sum + (literal === anyDigit ? 0.3 : 50 / 16 ** lettersIn(literal)),
    0,
  );
}

/** How many letters are as rare as it: of signs and foreign letters each counts as four. */
function lettersIn(literal: string): number {
  return literal.replace(/[^a-zà-ÿ\d .,-]/giu, '####').length;
}
