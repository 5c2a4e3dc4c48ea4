import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { applyJsonEdit } from '../../json/apply-json-edit.ts';
import { isObject, objectAt } from '../../json/json-shape.ts';
import { parentPointer, valueAt } from '../../json/pointer.ts';
import { parseDocument } from '../../pipeline/1-load/parse-document.ts';
import { type SourceDocument, sourceFileOf } from '../../pipeline/1-load/source-document.ts';
import { closestRoute } from '../../pipeline/4-check/links/closest-route.ts';
import { type CheckedSite, checkPlanned } from '../../pipeline/check-site.ts';
import { type CsvRow, readCsv } from './csv.ts';
import { addressColumn, cellOf, writtenIn } from './table-columns.ts';

/** One sentence about a place in the table. */
export interface TableMessage {
  /** From 1. */
  line: number;
  /** As the header names it; absent when the whole row is meant. */
  column?: string;
  severity: 'error' | 'warning' | 'change';
  message: string;
}

/** What a table asks, before anything is written. */
export interface PlannedImport {
  /** The pages that change, with their new text. */
  documents: SourceDocument[];
  /** In the order of the lines. */
  messages: TableMessage[];
}

/** What a spreadsheet makes of a text, and what to do about it. */
const damages: [sign: RegExp, told: (signs: string) => string][] = [
  [
    // UTF-8 that was read as Windows-1252: `Ã©` where `é` stood, `â€™` where `’` did.
    /[ÂÃ][\u0080-\u00bf\u0152-\u2122]|â[€‚]./,
    (signs) =>
      `Hier staat "${signs}" waar één teken hoort: het rekenblad las de tabel niet als UTF-8. Exporteer haar opnieuw, open haar in Excel met Gegevens > Van tekst/CSV en kies daar 65001: Unicode (UTF-8).`,
  ],
  [
    /^(?:#(?:NAAM|NAME|VERW|REF|WAARDE|VALUE|DEEL|DIV|N\/B|N\/A)|=)[^\s]*/,
    (signs) =>
      `"${signs}" komt van het rekenblad, dat de tekst als formule las. Maak er de tekst van die bedoeld is, of maak de cel leeg.`,
  ],
];

/** A cell that asks for something else than stands there. */
interface Change {
  line: number;
  column: string;
  document: SourceDocument;
}

/** Plans what a table changes; an empty cell changes nothing. Writes nothing. */
export function planImport(csv: string, site: CheckedSite): PlannedImport {
  const [header, ...rows] = readCsv(csv);
  const columns = header?.cells ?? [];
  if (header === undefined || columns[0] !== addressColumn) {
    const message = `De eerste kolom heet "${columns[0] ?? ''}" en hoort "${addressColumn}" te heten: daar staat om welke pagina het gaat. Begin met npm run pages -- export.`;
    return { documents: [], messages: [{ line: header?.line ?? 1, severity: 'error', message }] };
  }
  const planned = new Map<string, SourceDocument>();
  const messages: TableMessage[] = [];
  const changes: Change[] = [];
  // A spreadsheet keeps rows that were emptied.
  for (const row of rows.filter(({ cells }) => cells.some((cell) => cell !== ''))) {
    const found = pageOf(row, site);
    if (typeof found === 'string') {
      messages.push({ line: row.line, column: addressColumn, severity: 'error', message: found });
      continue;
    }
    const told = readRow(row, { columns, document: planned.get(found.file) ?? found, site });
    messages.push(...told.messages);
    if (told.changed.length === 0) continue;
    planned.set(found.file, told.document);
    for (const column of told.changed) changes.push({ line: row.line, column, document: told.document });
  }
  const documents = [...planned.values()];
  messages.push(...newProblems(documents, { changes, site }));
  return { documents, messages: messages.sort((one, other) => one.line - other.line) };
}

/** The page of a row, or why there is none. */
function pageOf({ cells: [address = ''] }: CsvRow, { index }: CheckedSite): SourceDocument | string {
  if (address === '') return 'Het adres ontbreekt. Zet hier van welke pagina deze regel is.';
  const file = index.routes.get(address);
  const near = file ? undefined : closestRoute(index)(address);
  if (!file)
    return `Er is geen pagina "${address}". ${near ? `Bedoel je "${near}"?` : 'Maak haar eerst met npm run new-page.'}`;
  const { document } = parseDocument(file);
  if (document.value === undefined)
    return `De pagina "${address}" is niet te lezen: npm run check zegt waarom.`;
  return document;
}

interface RowContext {
  columns: readonly string[];
  document: SourceDocument;
  site: CheckedSite;
}

function readRow(
  { line, cells }: CsvRow,
  { columns, document, site }: RowContext,
): { document: SourceDocument; changed: string[]; messages: TableMessage[] } {
  const changed: string[] = [];
  const messages: TableMessage[] = [];
  const order = Object.keys(objectAt(site.schemas.get('page.schema.json') ?? {}, 'properties'));
  let { text, value = null } = document;
  if (cells.length > columns.length) {
    const message = `De regel heeft ${cells.length} cellen en de kop ${columns.length}. Staat een tekst met ; of , tussen aanhalingstekens?`;
    return { document, changed, messages: [{ line, severity: 'error', message }] };
  }
  for (const [at, cell] of cells.entries()) {
    const column = columns[at] ?? '';
    const pointer = `/${column}`;
    const present = valueAt(value, pointer);
    if (at === 0 || cell === '' || cell === cellOf(present)) continue;
    if (cellOf(present) === undefined || !isObject(valueAt(value, parentPointer(pointer)))) {
      const message = `Op deze plek staat in ${document.file} geen tekst die een cel kan veranderen. Maak de cel leeg, of verander dit in de editor.`;
      messages.push({ line, column, severity: 'error', message });
      continue;
    }
    const message = damageIn(cell);
    if (message !== undefined) {
      messages.push({ line, column, severity: 'error', message });
      continue;
    }
    text = applyJsonEdit(text, { kind: 'set', pointer, value: writtenIn(cell, present), order });
    value = JSON.parse(text);
    changed.push(column);
    const before = cellOf(present);
    const change = before === '' ? `"${cell}" komt erbij.` : `"${before}" wordt "${cell}".`;
    messages.push({ line, column, severity: 'change', message: `${document.file}: ${change}` });
  }
  return { document: { ...document, text, value }, changed, messages };
}

function damageIn(cell: string): string | undefined {
  for (const [sign, told] of damages) {
    const [signs] = sign.exec(cell) ?? [];
    if (signs !== undefined) return told(signs);
  }
  return undefined;
}

/** What the check says with these pages and did not say before, at the cell that it is about. */
function newProblems(
  documents: readonly SourceDocument[],
  { changes, site }: { changes: readonly Change[]; site: CheckedSite },
): TableMessage[] {
  const changedFiles = new Map(documents.map((document) => [document.file, sourceFileOf(document)]));
  const files = site.files.map((file) => changedFiles.get(file.file) ?? file);
  const known = new Set(site.problems.map(told));
  return checkPlanned(files, site)
    .filter((problem) => !known.has(told(problem)))
    .flatMap((problem): TableMessage[] => {
      const ofFile = changes.filter(({ document }) => document.file === problem.file);
      const pointer = 'pointer' in problem.place ? problem.place.pointer : '';
      const isAbout = ({ column }: Change): boolean =>
        pointer === `/${column}` || pointer.startsWith(`/${column}/`);
      const cell = ofFile.find(isAbout);
      const { line = 1 } = cell ?? ofFile.at(-1) ?? changes.at(0) ?? {};
      const message = [`${problem.file}: ${problem.message}`, problem.hint].filter(Boolean).join(' ');
      return [{ line, column: cell?.column, severity: problem.severity, message }];
    });
}

function told({ file, rule, message }: Diagnostic): string {
  return `${file} ${rule} ${message}`;
}
