import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { RuleName } from '../../diagnostics/rule-table.ts';
import { type SourceDocument, sourceFileOf } from '../../pipeline/1-load/source-document.ts';
import { type CheckedSite, checkPlanned } from '../../pipeline/check-site.ts';
import type { TableMessage } from './table-message.ts';

/** A cell that asks for something else than stands there. */
export interface CellChange {
  line: number;
  column: string;
  document: SourceDocument;
}

/** What was found of a row, or with the pages as they would be. */
export type TableFinding = TableMessage & {
  /** Whether there is no such place on a page: on every page, the header is wrong. */
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
  const known = new Set(site.problems.map(told));
  return checkPlanned(files, site)
    .filter((problem) => !known.has(told(problem)))
    .flatMap((problem): TableFinding[] => {
      const ofFile = changes.filter(({ document }) => document.file === problem.file);
      const pointer = 'pointer' in problem.place ? problem.place.pointer : '';
      const isAbout = ({ column }: CellChange): boolean =>
        pointer === `/${column}` || pointer.startsWith(`/${column}/`);
      const cell = ofFile.find(isAbout);
      const { line = 1 } = cell ?? ofFile.at(-1) ?? changes.at(0) ?? {};
      const message = [`${problem.file}: ${problem.message}`, problem.hint].filter(Boolean).join(' ');
      const isNowhere = unknownFields.has(problem.rule);
      return [{ line, column: cell?.column, severity: problem.severity, message, isNowhere }];
    });
}

function told({ file, rule, message }: Diagnostic): string {
  return `${file} ${rule} ${message}`;
}
