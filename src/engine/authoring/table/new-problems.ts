import { diagnosticInWords, pointerOf } from '../../diagnostics/diagnostic.ts';
import type { RuleName } from '../../diagnostics/rule-table.ts';
import { type SourceDocument, sourceFileOf } from '../../pipeline/1-load/source-document.ts';
import { addedProblems, type CheckedSite, checkPlanned } from '../../pipeline/check-site.ts';
import type { TableMessage } from './table-message.ts';

/** A cell that changes a value. */
export interface CellChange {
  line: number;
  column: string;
  document: SourceDocument;
}

/** What was found of a row, or with the pages as they would be. */
export type TableFinding = TableMessage & {
  /** Whether the page has no such place: when no page has, the header is wrong. */
  isNowhere?: boolean;
};

/** What the check calls a field that no page can have. */
const unknownFields: ReadonlySet<RuleName> = new Set(['unknown-field', 'misspelt-field']);

/** What the check says with these pages and did not say before, at the cell that it is about. */
export function newProblems(
  documents: readonly SourceDocument[],
  { changes, site }: { changes: readonly CellChange[]; site: CheckedSite },
): TableFinding[] {
  const changedFiles = new Map(documents.map((document) => [document.file, sourceFileOf(document)]));
  const files = site.files.map((file) => changedFiles.get(file.file) ?? file);
  return addedProblems(site.problems, checkPlanned(files, site)).map((problem) => {
    const { file, place, rule, severity } = problem;
    const ofFile = changes.filter(({ document }) => document.file === file);
    const pointer = pointerOf(place);
    const isAbout = ({ column }: CellChange): boolean =>
      pointer === `/${column}` || pointer.startsWith(`/${column}/`);
    const cell = ofFile.find(isAbout);
    const { line = 1 } = cell ?? ofFile.at(-1) ?? changes.at(0) ?? {};
    const message = `${file}: ${diagnosticInWords(problem)}`;
    return { line, column: cell?.column, severity, message, isNowhere: unknownFields.has(rule) };
  });
}
