import type { ContentDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { RuleInfo } from '../../diagnostics/rule-info.ts';
import type { Finding } from './rule.ts';

/** What a rule found, as a diagnostic of the document in question. */
export function diagnosticOf(
  { name, severity }: RuleInfo,
  { pointer, range, replacement, ...found }: Omit<Finding, 'document'>,
): ContentDiagnostic {
  return {
    rule: name,
    severity,
    place: range === undefined ? { pointer } : { pointer, range },
    ...found,
    ...(replacement === undefined ? {} : { replacement: inJson(replacement, range !== undefined) }),
  };
}

/** A text as a JSON file writes it; `isInside` another text it has no quotes of its own. */
function inJson(text: string, isInside: boolean): string {
  const written = JSON.stringify(text);
  return isInside ? written.slice(1, -1) : written;
}
