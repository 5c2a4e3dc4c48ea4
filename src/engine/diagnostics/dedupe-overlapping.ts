import type { Diagnostic } from './diagnostic.ts';
import type { RuleName } from './rule-table.ts';

/** Rules that look at a value of which the schema says only the form. */
const beyondForm: ReadonlySet<RuleName> = new Set(['link-target', 'picture']);

/**
 * One mistake, one message: where both the schema and a rule across pages object to a value, that one stays which
 * offers another value; the rule when both do, because it knows what exists.
 * @param ofSchema what the schemas object to
 * @param ofRules what the rules across pages found
 */
export function dedupeOverlapping(
  ofSchema: readonly Diagnostic[],
  ofRules: readonly Diagnostic[],
): Diagnostic[] {
  const forms = new Set(ofSchema.filter(({ rule }) => rule === 'pattern').map(keyOf));
  if (forms.size === 0) return [...ofSchema, ...ofRules];
  const doubled = ofRules.filter((each) => beyondForm.has(each.rule) && forms.has(keyOf(each)));
  const better = new Set(doubled.filter(({ suggestion }) => suggestion !== undefined).map(keyOf));
  const worse = new Set(doubled.filter((each) => !better.has(keyOf(each))));
  return [
    ...ofSchema.filter((each) => each.rule !== 'pattern' || !better.has(keyOf(each))),
    ...ofRules.filter((each) => !worse.has(each)),
  ];
}

function keyOf({ file, place }: Diagnostic): string {
  return 'pointer' in place ? `${file} ${place.pointer}` : file;
}
