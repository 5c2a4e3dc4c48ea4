import type { Severity } from '../../shared/authors/severity.ts';
import type { RuleName } from './rule-table.ts';

/** Its Dutch page is `docs/regels/<name>.md`. */
export interface RuleInfo {
  name: RuleName;
  /** Findings may override it. */
  severity: Severity;
  /** Whether `checks` of a page may suppress it. */
  canBeIgnored?: boolean;
}
