import type { SourceDocument } from '../load/source-document.ts';
import { type Location, type Locator, locatorOf } from './locate.ts';
import type { Problem } from './problem.ts';

export interface PlacedProblem extends Problem {
  location: Location;
}
/** The problems of one file, from top to bottom. */
export interface FileProblems {
  file: string;
  locator: Locator;
  problems: PlacedProblem[];
}

/** Groups problems by file, sorted by file and then by place. A file that is no document has an empty text. */
export function placeProblems(problems: Problem[], documents: SourceDocument[]): FileProblems[] {
  const byName = new Map(documents.map((document) => [document.file, document]));
  const byFile = new Map<string, Problem[]>();
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
