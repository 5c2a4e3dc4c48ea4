import type { SourceDocument } from '../load/source-document.ts';
import type { Problem } from './problem.ts';

/** A file with a text, as the checks see it. */
export function documentOf(file: string, text: string): SourceDocument {
  return { kind: 'page', file, absoluteFile: `/${file}`, name: '/', text, value: undefined };
}

/** So many problems of one level in a file, each on a line of its own. */
export function problemsIn(file: string, severity: Problem['severity'], count: number): Problem[] {
  return Array.from({ length: count }, (_, index) => ({
    rule: severity === 'error' ? 'link-target' : 'notation',
    severity,
    file,
    place: { start: index, end: index + 1 },
    message: `Melding ${index + 1}.`,
  }));
}
