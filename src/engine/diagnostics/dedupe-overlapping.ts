import { groupBy } from '../../shared/group-by.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { RuleName } from './rule-table.ts';

/** Rules about values of which a schema asks a form. */
const beyondForm: ReadonlySet<RuleName> = new Set([
  'calculation-link',
  'link-anchor',
  'link-target',
  'picture',
  'picture-file',
]);

/** What a schema says of the form of a value. */
const aboutForm: ReadonlySet<RuleName> = new Set(['pattern', 'not-allowed-value']);

/** Those that explain a form that is wrong: a flaw of the file itself, or of a part of the value. */
const tellingWhy: ReadonlySet<RuleName> = new Set(['calculation-link', 'picture-file']);

/** Rules that say of one item that it is like another. */
const aboutRepeats: ReadonlySet<RuleName> = new Set(['repeated-item', 'unique-synonym']);

/** Rules that want a text shorter still than its field allows. */
const aboutLength: ReadonlySet<RuleName> = new Set(['title-length', 'description-length']);

/**
 * Keeps one problem per value of schema and rules: the one with a suggestion, preferably the rule's. Of a text that is too
 * long for both, the schema says that it is wrong and the rule how short it is to be; of one that stands twice in its list
 * the schema or the glossary speaks alone.
 */
export function dedupeOverlapping(
  allOfSchema: readonly Diagnostic[],
  ofRules: readonly Diagnostic[],
): Diagnostic[] {
  const placesOf = (...wanted: RuleName[]): Set<string> => placesIn(allOfSchema, wanted);
  const [wrongKinds, tooLong] = [placesOf('wrong-kind'), placesOf('too-long')];
  const twice = placesIn([...allOfSchema, ...ofRules], ['duplicate-item', 'glossary-term']);
  const shorter = new Map(
    ofRules
      .filter((each) => aboutLength.has(each.rule) && tooLong.has(keyOf(each)))
      .map((each) => [keyOf(each), each]),
  );
  const ofSchema = allOfSchema.map((each) => withLength(each, shorter.get(keyOf(each))));
  const ofRightKind = ofRules.filter(
    (each) =>
      !wrongKinds.has(keyOf(each)) &&
      shorter.get(keyOf(each)) !== each &&
      !(aboutRepeats.has(each.rule) && twice.has(keyOf(each))),
  );
  const others = withoutWordsInside([...ofSchema, ...ofRules], ofRightKind);
  const forms = placesOf(...aboutForm);
  if (forms.size === 0) return [...ofSchema, ...others];
  const doubled = others.filter((each) => beyondForm.has(each.rule) && forms.has(keyOf(each)));
  const better = new Set(
    doubled.filter(({ rule, suggestion }) => suggestion !== undefined || tellingWhy.has(rule)).map(keyOf),
  );
  const worse = new Set(doubled.filter((each) => !better.has(keyOf(each))));
  return [
    ...ofSchema.filter((each) => !aboutForm.has(each.rule) || !better.has(keyOf(each))),
    ...others.filter((each) => !worse.has(each)),
  ];
}

function placesIn(problems: readonly Diagnostic[], wanted: readonly RuleName[]): Set<string> {
  return new Set(problems.filter(({ rule }) => wanted.includes(rule)).map(keyOf));
}

/** One that asks at once for the length that a rule wants, which is shorter. */
function withLength(problem: Diagnostic, wanted: Diagnostic | undefined): Diagnostic {
  if (problem.rule !== 'too-long' || wanted === undefined) return problem;
  return { ...problem, hint: [wanted.message, wanted.hint].filter(Boolean).join(' ') };
}

/** Drops problems of words inside what another rule reports: its fix replaces them. What an unknown field holds may be a code. */
function withoutWordsInside(
  all: readonly Diagnostic[],
  ofRules: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (!ofRules.some(isOfProse)) return ofRules;
  const byPlace = groupBy(
    all.filter((each) => !isAboutWords(each)),
    keyOf,
  );
  const unknown = new Set(
    all.flatMap(({ rule, file, place }) =>
      rule === 'unknown-field' && 'pointer' in place ? [`${file} ${place.pointer}`] : [],
    ),
  );
  return ofRules.filter((each) => {
    if (isOfProse(each) && withHolders(keyOf(each)).some((key) => unknown.has(key))) return false;
    return !isAboutWords(each) || !byPlace.get(keyOf(each))?.some((other) => touches(each, other));
  });
}

/** A key, and those of the values around it. */
function withHolders(key: string): string[] {
  const names = key.split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

function isAboutWords({ rule }: Diagnostic): boolean {
  return rule === 'spelling-error' || rule === 'form-of-address';
}

/** What no code has to keep to: a date in one is written with digits. */
function isOfProse(problem: Diagnostic): boolean {
  return isAboutWords(problem) || problem.rule === 'notation';
}

function touches({ place }: Diagnostic, { place: other }: Diagnostic): boolean {
  if (!('pointer' in place) || !('pointer' in other) || !place.range || !other.range) return true;
  return place.range.start <= other.range.end && other.range.start <= place.range.end;
}

function keyOf({ file, place }: Diagnostic): string {
  if (!('pointer' in place)) return file;
  return place.part === 'key' ? `${file} ${place.pointer} key` : `${file} ${place.pointer}`;
}
