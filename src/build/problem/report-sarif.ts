import type { FileProblems } from './place-problems.ts';

/** Problems as a SARIF 2.1.0 log, for code scanning services. */
export function reportSarif(files: FileProblems[]): string {
  const problems = files.flatMap((file) => file.problems);
  const rules = [...new Set(problems.map(({ rule }) => rule))].sort().map((id) => ({ id }));
  const results = problems.map(({ file, location, rule, severity, message, hint }) => ({
    ruleId: rule,
    level: severity,
    message: { text: hint ? `${message} ${hint}` : message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
          region: {
            startLine: location.line,
            startColumn: location.column,
            endLine: location.endLine,
            endColumn: location.endColumn,
          },
        },
      },
    ],
  }));
  const run = { tool: { driver: { name: 'hoplease', rules } }, columnKind: 'utf16CodeUnits', results };
  const schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}
