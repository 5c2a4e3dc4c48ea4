import { groupBy } from '../../shared/group-by.ts';
import { type Diagnostic, messageWithPlace } from './diagnostic.ts';
import { type Location, type Locator, locatorOf } from './locate.ts';

/** Its message holds the place in words. */
export interface LocatedDiagnostic extends Diagnostic {
  location: Location;
}

/** A file with what is wrong in it. */
export interface LocatedFile {
  file: string;
  locator: Locator;
  /** In source order. */
  diagnostics: LocatedDiagnostic[];
}

export interface FileText {
  file: string;
  text: string;
}

/** Groups by file, sorted by file and location; unknown files are empty. */
export function locateDiagnostics(
  diagnostics: readonly Diagnostic[],
  documents: readonly FileText[],
): LocatedFile[] {
  const byName = new Map(documents.map((document) => [document.file, document]));
  return [...groupBy(diagnostics, ({ file }) => file)]
    .sort(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([file, inFile]) => {
      const locator = locatorOf(byName.get(file)?.text ?? '');
      const located = inFile.map((each) => ({
        ...each,
        message: messageWithPlace(each),
        where: undefined,
        location: locator.locate(each.place),
      }));
      located.sort(
        (one, other) => one.location.start - other.location.start || one.location.end - other.location.end,
      );
      return { file, locator, diagnostics: located };
    });
}
