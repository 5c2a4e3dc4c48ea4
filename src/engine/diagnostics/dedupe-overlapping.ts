import type { Diagnostic } from './diagnostic.ts';
import type { RuleName } from './rule-table.ts';

/** Rules about values that have a schema pattern. */
const beyondForm: ReadonlySet<RuleName> = new Set(['link-target', 'picture']);

/** Keeps one problem per value of schema and rules: the one with a suggestion, preferably the rule's. */
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
