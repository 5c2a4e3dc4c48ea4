import { isDeepStrictEqual } from 'node:util';
import { parentPointer, valueAt } from '../../../shared/json/json-pointer.ts';
import { keepFormatted } from '../../editing/keep-formatted.ts';
import { applyJsonEdit } from '../../json/edits/apply-json-edit.ts';
import { isObject } from '../../json/json-shape.ts';
import { parseDocument } from '../../pipeline/1-load/parse-document.ts';
import { isWhole, type SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { closestRoute } from '../../pipeline/4-check/links/closest-route.ts';
import type { CheckedSite } from '../../pipeline/check-site.ts';
import { pageFieldOrder } from '../../schema/page-field-order.ts';
import type { ChangedText } from '../write-over.ts';
import { cellKind } from './cell-kind.ts';
import { type CsvRow, readCsv } from './csv.ts';
import { headerMessages, unknownColumn } from './header-messages.ts';
import { type CellChange, newProblems, type TableFinding } from './new-problems.ts';
import { addressAt, addressColumn, cellOf, writtenIn } from './table-columns.ts';
import type { TableMessage } from './table-message.ts';

/** What a table asks, before anything is written. */
export interface PlannedImport {
  /** The pages that change. */
  changed: ChangedText[];
  /** In the order of the lines. */
  messages: TableMessage[];
}

/** How spreadsheets damage texts, and what to do about it. */
const damages: [sign: RegExp, explain: (signs: string) => string][] = [
  [
    // UTF-8 that was read as Windows-1252: `Ã©` where `é` stood, `â€™` where `’` did.
    /[ÂÃ][\u0080-\u00bf\u0152-\u2122]|â[€‚]./,
    (signs) =>
      `Hier staat "${signs}" waar één teken hoort: het rekenblad las het bestand niet als UTF-8. Exporteer de tabel opnieuw, open die in Excel met Gegevens > Van tekst/CSV en kies daar 65001: Unicode (UTF-8).`,
  ],
  [
    /^(?:#(?:NAAM|NAME|VERW|REF|WAARDE|VALUE|DEEL|DIV|N\/B|N\/A)|=)[^\s]*/,
    (signs) =>
      `"${signs}" komt van het rekenblad, dat de tekst als formule las. Maak er de tekst van die bedoeld is, of maak de cel leeg.`,
  ],
];

/** Plans what a table changes; an empty cell changes nothing. Writes nothing. */
export function planImport(csv: string, site: CheckedSite): PlannedImport {
  const [header, ...all] = readCsv(csv);
  // Spreadsheets save emptied rows too.
  const rows = all.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const refused = headerMessages(header, rows);
  if (header === undefined || refused.length > 0) return { changed: [], messages: refused };
  const planned: SourceDocument[] = [];
  const changed: ChangedText[] = [];
  const findings: TableFinding[] = [];
  const changes: CellChange[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const { line } = row;
    const address = row.cells[addressAt(header.cells)] ?? '';
    const found = pageOf(address, { site, lines });
    if (typeof found === 'string') {
      findings.push({ line, column: addressColumn, severity: 'error', message: found });
      continue;
    }
    lines.set(found.file, line);
    const read = readRow(row, { columns: header.cells, document: found, site });
    findings.push(...read.findings);
    if (read.changed.length === 0) continue;
    planned.push(read.document);
    changed.push({ before: found, text: read.document.text });
    for (const column of read.changed) changes.push({ line, column, document: read.document });
  }
  findings.push(...newProblems(planned, { changes, site }));
  const messages = withoutRepeats(findings, { header, site });
  return { changed, messages: messages.sort((one, other) => one.line - other.line) };
}

/** Of a column that is nowhere, one message at the header instead of one for each page. */
function withoutRepeats(
  findings: readonly TableFinding[],
  { header, site }: { header: CsvRow; site: CheckedSite },
): TableMessage[] {
  const unknown = new Map<string, TableMessage>();
  for (const column of header.cells) {
    const errors = findings.filter((found) => found.column === column && found.severity === 'error');
    const isNowhere = errors.length > 0 && errors.every((found) => found.isNowhere);
    const message = isNowhere ? unknownColumn(column, { header, site: site.index }) : undefined;
    if (message) unknown.set(column, message);
  }
  const others = findings.filter(({ column = '' }) => !unknown.has(column));
  return [...unknown.values(), ...others.map(({ isNowhere: _, ...message }) => message)];
}

interface KnownRows {
  site: CheckedSite;
  /** Of the pages that had a row already, by file. */
  lines: ReadonlyMap<string, number>;
}

/** The page of a row, or why there is none. */
function pageOf(address: string, { site: { index }, lines }: KnownRows): SourceDocument | string {
  if (address === '') return 'Het adres ontbreekt. Zet hier van welke pagina deze regel is.';
  const file = index.routes.get(address) ?? index.routes.get(index.aliases.get(address) ?? '');
  const near = file ? undefined : closestRoute(index)(address);
  if (!file)
    return `Er is geen pagina "${address}". ${near ? `Bedoel je "${near}"?` : 'Maak die eerst met npm run new-page.'}`;
  const earlier = lines.get(file.file);
  if (earlier !== undefined)
    return `De pagina "${file.name}" staat ook op regel ${earlier}. Laat één van de twee regels staan.`;
  const { document } = parseDocument(file);
  if (!isWhole(document)) return `De pagina "${address}" is niet te lezen: npm run check zegt waarom.`;
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
): { document: SourceDocument; changed: string[]; findings: TableFinding[] } {
  const changed: string[] = [];
  const findings: TableFinding[] = [];
  const order = pageFieldOrder(site.schemas);
  let { text, value = null } = document;
  if (cells.length > columns.length) {
    const message = `De regel heeft ${cells.length} cellen en de kop ${columns.length}. Staat een tekst met ; of , tussen aanhalingstekens?`;
    return { document, changed, findings: [{ line, severity: 'error', message }] };
  }
  for (const [at, cell] of cells.entries()) {
    const column = columns[at] ?? '';
    const pointer = `/${column}`;
    const present = valueAt(value, pointer);
    if (at === addressAt(columns) || cell === '' || cell === cellOf(present)) continue;
    if (cellOf(present) === undefined || !isObject(valueAt(value, parentPointer(pointer)))) {
      const message = `Op deze plek staat in ${document.file} geen tekst die een cel kan veranderen. Maak de cel leeg, of verander dit in de editor.`;
      findings.push({ line, column, severity: 'error', message, isNowhere: true });
      continue;
    }
    const message = damageIn(cell);
    if (message !== undefined) {
      findings.push({ line, column, severity: 'error', message });
      continue;
    }
    const kind = present === undefined ? cellKind({ page: value, column, schemas: site.schemas }) : undefined;
    const written = writtenIn(cell, kind ?? (Array.isArray(present) ? 'list' : 'text'));
    // The same list, with other signs between its texts.
    if (isDeepStrictEqual(written, present)) continue;
    text = applyJsonEdit(text, { kind: 'set', pointer, value: written, order });
    value = JSON.parse(text);
    changed.push(column);
    const before = cellOf(present);
    const after = cellOf(written);
    const change = before === '' ? `"${after}" komt erbij.` : `"${before}" wordt "${after}".`;
    findings.push({ line, column, severity: 'change', message: `${document.file}: ${change}` });
  }
  const laidOut = keepFormatted(document.text, text);
  return { document: { ...document, text: laidOut, value }, changed, findings };
}

function damageIn(cell: string): string | undefined {
  for (const [sign, explain] of damages) {
    const [signs] = sign.exec(cell) ?? [];
    if (signs !== undefined) return explain(signs);
  }
  return undefined;
}
