import type { Diagnostic } from './diagnostic.ts';
import { type Location, type Locator, locatorOf } from './locate.ts';

/** A file of which diagnostics are reported: its path for messages and its text. */
export interface ReportedFile {
  file: string;
  text: string;
}

export interface LocatedDiagnostic extends Diagnostic {
  location: Location;
}
/** The problems of one file, from top to bottom. */
export interface FileDiagnostics {
  file: string;
  locator: Locator;
  problems: LocatedDiagnostic[];
}

/** Groups problems by file, sorted by file and then by place. A file that is no document has an empty text. */
export function locateDiagnostics(problems: Diagnostic[], files: readonly ReportedFile[]): FileDiagnostics[] {
  const byName = new Map(files.map((document) => [document.file, document]));
  const byFile = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    const inFile = byFile.get(problem.file);
    if (inFile) inFile.push(problem);
    else byFile.set(problem.file, [problem]);
  }
  return [...byFile.entries()]
    .sort(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([file, inFile]) => {
      const locator = locatorOf(byName.get(file)?.text ?? '');
      const placed = inFile.map((problem) => ({ ...problem, location: locator.locate(problem.place) }));
      placed.sort(
        (one, other) => one.location.start - other.location.start || one.location.end - other.location.end,
      );
      return { file, locator, problems: placed };
    });
}
