import type { Diagnostic } from '../../../src/engine/diagnostics/diagnostic.ts';
import type { SourceDocument } from '../../../src/engine/pipeline/1-load/source-document.ts';

/** A file with a text, as the checks see it. */
export function documentOf(file: string, text: string): SourceDocument {
  return { kind: 'page', file, absoluteFile: `/${file}`, name: '/', text, value: undefined };
}

/** So many problems of one level in a file, each on a line of its own. */
export function problemsIn(file: string, severity: Diagnostic['severity'], count: number): Diagnostic[] {
  return Array.from({ length: count }, (_, index) => ({
    rule: severity === 'error' ? 'link-target' : 'notation',
    severity,
    file,
    place: { start: index, end: index + 1 },
    message: `Melding ${index + 1}.`,
  }));
}
