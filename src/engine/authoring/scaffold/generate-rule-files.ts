import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import type { RuleInfo } from '../../diagnostics/rule-info.ts';
import { ruleGroups } from './rule-groups.ts';
import { type RulePage, rulePage } from './rule-page.ts';

const banner =
  '// Generated from the rules and `docs/regels` by `npm run generate`: change those, not this file.';

export interface RuleSources {
  /** Markdown of `docs/regels`, by rule name. */
  pages: ReadonlyMap<string, string>;
  /** The present `docs/regels/README.md`. */
  index: string;
}

/**
 * Generates rule table, schema of ignorable rules and authors' index, as text by path from the root. Throws when a rule
 * has no page.
 */
export function generateRuleFiles({ pages, index }: RuleSources): [file: string, text: string][] {
  const pageOf = ({ name }: RuleInfo): RulePage => {
    const markdown = pages.get(name);
    if (markdown === undefined)
      throw new CouldNotRunError(`The rule ${name} has no page: write docs/regels/${name}.md.`);
    return rulePage(markdown);
  };
  return [
    ['src/engine/diagnostics/rule-table.ts', ruleTable(pageOf)],
    ['schemas/parts/ignorable-rule.schema.json', `${JSON.stringify(ignorableRule(pageOf), null, 2)}\n`],
    ['docs/regels/README.md', withIndex(index, pageOf)],
  ];
}

type PageOf = (rule: RuleInfo) => RulePage;

function ruleTable(pageOf: PageOf): string {
  const entries = ruleGroups.flatMap(({ rules }) =>
    rules.map((rule) => {
      const { name, severity, canBeIgnored = false } = rule;
      const facts = { severity, canBeIgnored, ...pageOf(rule) };
      const fields = Object.entries(facts).map(
        ([field, value]) => `    ${field}: ${JSON.stringify(value)},\n`,
      );
      return `  '${name}': {\n${fields.join('')}  },\n`;
    }),
  );
  return `${banner}

/** All rules by name, with what their Dutch pages say. */
export const ruleTable = {
${entries.join('')}} as const;

export type RuleName = keyof typeof ruleTable;
`;
}

function ignorableRule(pageOf: PageOf): JsonObject {
  const rules = ruleGroups.flatMap((group) => group.rules.filter(({ canBeIgnored }) => canBeIgnored));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'IgnorableRule',
    description: 'Een regel die op een pagina even niet hoeft te tellen.',
    enum: rules.map(({ name }) => name),
    enumDescriptions: rules.map((rule) => pageOf(rule).what.replaceAll('`', '"')),
  };
}

const startOfIndex = '<!-- Hieronder schrijft npm run generate, uit de regels en hun bladzijden. -->\n';

/** Replaces the list below the marker. */
function withIndex(index: string, pageOf: PageOf): string {
  const [introduction = ''] = index.split(startOfIndex);
  const sections = ruleGroups.map(({ heading, rules }) => {
    const lines = rules.map((rule) => `- [${rule.name}](${rule.name}.md): ${pageOf(rule).what}\n`);
    return `\n## ${heading}\n\n${lines.join('')}`;
  });
  return introduction + startOfIndex + sections.join('');
}
