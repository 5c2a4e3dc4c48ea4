import type { FileProblems } from './place-problems.ts';

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Problems as GitHub workflow commands, which show them beside the changed lines of a pull request. */
export function reportGithub(files: FileProblems[]): string {
  return files
    .flatMap(({ problems }) => problems)
    .map(({ file, location: { line, column, endLine, endColumn }, rule, severity, message, hint }) => {
      const place = `file=${escapeProperty(file)},line=${line},endLine=${endLine},col=${column},endColumn=${endColumn}`;
      const text = escapeText(hint ? `${message}\n${hint}` : message);
      return `::${severity} ${place},title=${escapeProperty(rule)}::${text}\n`;
    })
    .join('');
}
