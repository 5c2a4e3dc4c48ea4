import type { RuleInfo } from '../../diagnostics/rule-info.ts';
import { baseRules, loadRules, pageRules, schemaRules } from '../../diagnostics/step-rules.ts';
import { releaseRules, rules } from '../../pipeline/4-check/rules.ts';

interface RuleGroup {
  heading: string;
  rules: readonly RuleInfo[];
}

/** All rules by what they are about, in the order of the index. */
export const ruleGroups: readonly RuleGroup[] = [
  { heading: 'Het bestand zelf', rules: loadRules },
  { heading: 'Wat in een bestand mag staan', rules: schemaRules },
  {
    heading: 'Hoe de pagina’s bij elkaar passen',
    rules: [
      ...rules.filter(({ canBeIgnored }) => !canBeIgnored),
      ...releaseRules,
      ...baseRules,
      ...pageRules,
    ],
  },
  { heading: 'Wat er op een pagina staat', rules: rules.filter(({ canBeIgnored }) => canBeIgnored) },
];
