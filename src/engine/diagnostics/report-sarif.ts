import { hashText } from '../text/hash-text.ts';
import { bySeverity } from './by-severity.ts';
import { diagnosticInWords } from './diagnostic.ts';
import type { LocatedDiagnostic, LocatedFile } from './locate-diagnostics.ts';
import { addressPath, rulePageAddress } from './repository-address.ts';
import { type RuleName, ruleTable } from './rule-table.ts';

/** Limit of GitHub code scanning. */
const maxResults = 25_000;
const root = '%SRCROOT%';

/**
 * SARIF 2.1.0 log for code scanning.
 * @param projectUrl as in `ReportOptions`
 */
export function reportSarif(files: readonly LocatedFile[], projectUrl: string): string {
  const problems = bySeverity(files).slice(0, maxResults);
  const rules = [...new Set(problems.map(({ rule }) => rule))].sort();
  const ruleIndex = new Map(rules.map((rule, index) => [rule, index]));
  const fingerprint = fingerprinter(files);
  const run = {
    tool: {
      driver: {
        name: 'HopLease paginacontrole',
        language: 'nl-NL',
        rules: rules.map((rule) => descriptor(rule, projectUrl)),
      },
    },
    language: 'nl-NL',
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { [root]: { description: { text: 'De map van het project.' } } },
    automationDetails: { id: 'paginacontrole/' },
    results: problems.map((problem) => ({
      ruleId: problem.rule,
      ruleIndex: ruleIndex.get(problem.rule),
      level: problem.severity,
      message: { text: diagnosticInWords(problem) },
      locations: [location(problem)],
      partialFingerprints: { primaryLocationLineHash: fingerprint(problem) },
    })),
  };
  const schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

function descriptor(rule: RuleName, projectUrl: string) {
  const { what, why, markdown, severity } = ruleTable[rule];
  return {
    id: rule,
    shortDescription: { text: what },
    fullDescription: { text: why },
    help: { text: `${what} ${why}`, markdown },
    helpUri: rulePageAddress(projectUrl, rule),
    defaultConfiguration: { level: severity },
    properties: { tags: ['pagina'], precision: 'very-high', 'problem.severity': severity },
  };
}

function location({ file, location: { line, column, endLine, endColumn } }: LocatedDiagnostic) {
  return {
    physicalLocation: {
      artifactLocation: { uri: addressPath(file), uriBaseId: root },
      region: { startLine: line, startColumn: column, endLine, endColumn },
    },
  };
}

/** By rule, message and line text, to survive line shifts; duplicates are numbered. */
function fingerprinter(files: readonly LocatedFile[]): (problem: LocatedDiagnostic) => string {
  const locators = new Map(files.map(({ file, locator }) => [file, locator]));
  const seen = new Map<string, number>();
  return ({ file, rule, message, location: { line } }) => {
    const text = locators.get(file)?.lines.textOf(line).trim() ?? '';
    const hash = hashText([file, rule, message, text].join('\0'));
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return `${hash}:${count}`;
  };
}
