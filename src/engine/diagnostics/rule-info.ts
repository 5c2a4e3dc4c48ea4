import type { Severity } from './diagnostic.ts';
import type { RuleName } from './rule-table.ts';

/** What is known of a rule whatever it looks at; its Dutch page is `docs/regels/<name>.md`. */
export interface RuleInfo {
  name: RuleName;
  /** Of what it reports, unless a finding says otherwise. */
  severity: Severity;
  /** Whether a page may put it aside for a while, in its `checks`. */
  canBeIgnored?: boolean;
}
