import type { Diagnostic } from './diagnostic.ts';

/** Rules that look at a value of which the schema says only the form. */
const knowing = new Set(['link-target', 'picture']);

/**
 * One mistake, one message: where both the schema and a rule across pages object to a value, that one stays which
 * offers another value; the rule when both do, because it knows what exists.
 * @param ofSchema what the schemas object to
 * @param ofRules what the checks across pages found
 */
export function dedupeOverlapping(
  ofSchema: readonly Diagnostic[],
  ofRules: readonly Diagnostic[],
): Diagnostic[] {
  const forms = new Set(ofSchema.filter(({ rule }) => rule === 'pattern').map(keyOf));
  if (forms.size === 0) return [...ofSchema, ...ofRules];
  const doubled = ofRules.filter((problem) => knowing.has(problem.rule) && forms.has(keyOf(problem)));
  const better = new Set(doubled.filter(({ hint }) => hint !== undefined && offer.test(hint)).map(keyOf));
  const worse = new Set(doubled.filter((problem) => !better.has(keyOf(problem))));
  return [
    ...ofSchema.filter((problem) => problem.rule !== 'pattern' || !better.has(keyOf(problem))),
    ...ofRules.filter((problem) => !worse.has(problem)),
  ];
}

/** How a way out begins that names another value. */
const offer = /^(?:Bedoel je|Schrijf) /;

function keyOf({ file, place }: Diagnostic): string {
  return 'pointer' in place ? `${file} ${place.pointer}` : file;
}
