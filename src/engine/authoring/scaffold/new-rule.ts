import { addImport } from './add-to-module.ts';
import { camelCase, type Scaffold } from './scaffold.ts';

/** Generates a rule of the check: rule, test and Dutch page. */
export function newRule(name: string): Scaffold {
  const folder = 'src/engine/pipeline/4-check';
  return {
    files: new Map([
      [`${folder}/rules/${name}.ts`, ruleOf(name)],
      [`${folder}/rules/${name}.test.ts`, testOf(name)],
      [`docs/regels/${name}.md`, pageOf(name)],
    ]),
    edits: [{ file: `${folder}/rules.ts`, edit: (list) => addToRuleList(list, name) }],
  };
}

/** Throws when the list of rules has another form. */
function addToRuleList(list: string, name: string): string {
  const variable = camelCase(name);
  const lines = list.split('\n');
  const start = lines.findIndex((each) => each.startsWith('export const rules:'));
  const end = lines.indexOf('];', start);
  if (start < 0 || end < 0) throw new Error('The list of rules has lost its form.');
  const extended = lines.toSpliced(end, 0, `  ${variable},`).join('\n');
  return addImport(extended, `import { ${variable} } from './rules/${name}.ts';`);
}

function ruleOf(name: string): string {
  return `import type { TextRule } from '../rule.ts';

/** Say here in one sentence what this rule reports; a rule about more than one text is a DocumentRule or SiteRule. */
export const ${camelCase(name)}: TextRule = {
  name: '${name}',
  severity: 'warning',
  canBeIgnored: true,
  patterns: [
    {
      pattern: /\\b${name}\\b/g,
      judge: ([words]) => ({
        message: \`"\${words}" hoort hier niet.\`,
        hint: 'Haal het weg.',
      }),
    },
  ],
};
`;
}

/** Formatted alike for any length of name. */
function testOf(name: string): string {
  const variable = camelCase(name);
  return `import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { ${variable} } from './${name}.ts';

function reportOn(title: string): string[] {
  return reportOf(${variable}, { 'a.json': { blocks: [{ title }] } });
}

it('reports what does not belong there, at the words', () => {
  expect(reportOn('Een ${name} in een kop')).toEqual([
    'pages/a.json#/blocks/0/title "${name}" (warning) "${name}" hoort hier niet. Haal het weg.',
  ]);
});

it.each(['Een gewone kop'])('accepts "%s"', (title) => {
  expect(reportOn(title)).toEqual([]);
});
`;
}

function pageOf(name: string): string {
  return `# ${name}

Niveau: tip.

## Wat

Zeg hier in één zin wat deze regel meldt.

## Waarom

Zeg hier wat er zonder deze regel misgaat voor een bezoeker.

## Fout

\`\`\`text
"title": "Een ${name} in een kop"
\`\`\`

## Goed

\`\`\`text
"title": "Een gewone kop"
\`\`\`
`;
}
