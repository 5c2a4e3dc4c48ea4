import type { ContentDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { RuleInfo } from '../../diagnostics/rule-info.ts';
import type { Finding } from './rule.ts';

/** Converts a finding to a diagnostic. */
export function diagnosticOf(
  rule: RuleInfo,
  { pointer, range, replacement, severity = rule.severity, ...found }: Omit<Finding, 'document'>,
): ContentDiagnostic {
  return {
    rule: rule.name,
    severity,
    place: range === undefined ? { pointer } : { pointer, range },
    ...found,
    replacement: replacement === undefined ? undefined : inJson(replacement, range !== undefined),
  };
}

/** A string as JSON source, unquoted when inside another string. */
function inJson(text: string, isInside: boolean): string {
  const written = JSON.stringify(text);
  return isInside ? written.slice(1, -1) : written;
}
