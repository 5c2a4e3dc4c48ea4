import { valueAt } from '../../../shared/json/json-pointer.ts';
import { lastName } from '../../../shared/page/route.ts';
import { parsedValue } from '../../pipeline/1-load/parse-document.ts';
import type { SiteIndex } from '../../pipeline/3-facts/site-index.ts';
import { closestName } from '../../text/closest-name.ts';
import type { CsvRow } from './csv.ts';
import { addressAt, addressColumn, usualColumns } from './table-columns.ts';
import type { TableMessage } from './table-message.ts';

/** What is wrong with the header of a table, before anything else is read. */
export function headerMessages(header: CsvRow | undefined, rows: readonly CsvRow[]): TableMessage[] {
  const columns = header?.cells ?? [];
  const line = header?.line ?? 1;
  const [first = ''] = columns;
  if (addressAt(columns) < 0) {
    const message = `De eerste kolom heet "${first}" en hoort "${addressColumn}" te heten: daar staat om welke pagina het gaat. Begin met npm run pages -- export.`;
    return [{ line, severity: 'error', message }];
  }
  return columns.flatMap((column, at): TableMessage[] => {
    const isUsed = rows.some(({ cells }) => (cells[at] ?? '') !== '');
    const earlier = columns.indexOf(column);
    if (column === '' && isUsed) {
      const message = `De ${at + 1}e kolom heeft geen naam. Zet er de weg naar de tekst boven, bijvoorbeeld metadata/title, of haal de kolom weg.`;
      return [{ line, severity: 'error', message }];
    }
    if (column === '' || earlier === at) return [];
    const message = `De ${earlier + 1}e en de ${at + 1}e kolom heten allebei "${column}". Haal één van de twee weg.`;
    return [{ line, column, severity: 'error', message }];
  });
}

/** Says that a column has the name of nothing on any page, with the one that is most likely meant; undefined when a page has it. */
export function unknownColumn(
  column: string,
  { header, site }: { header: CsvRow; site: SiteIndex },
): TableMessage | undefined {
  const isSomewhere = site.pages.some(
    ({ document }) => valueAt(parsedValue(document), `/${column}`) !== undefined,
  );
  if (isSomewhere) return undefined;
  const free = usualColumns.filter((usual) => !header.cells.includes(usual));
  const lastNames = free.map(lastName);
  const near =
    closestName(column, free) ?? free[lastNames.indexOf(closestName(lastName(column), lastNames) ?? '')];
  const way =
    near === undefined
      ? 'Zet er de weg naar de tekst, bijvoorbeeld metadata/title of blocks/0/text'
      : `Bedoel je "${near}"? Noem de kolom zo`;
  const message = `Geen pagina heeft een tekst op "${column}", en een tabel kan hem daar niet maken. ${way}, of haal de kolom weg.`;
  return { line: header.line, column, severity: 'error', message };
}
