import { parsedValue } from '../../1-load/parse-document.ts';
import type { SourceFile } from '../../1-load/source-document.ts';
import { type TableShape, tableShape } from '../../3-facts/page-blocks.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** As `blocks/table.schema.json` asks, which reports other counts. */
export const cellCounts = { min: 2, max: 8 };

const fitsSchema = (count: number): boolean => count >= cellCounts.min && count <= cellCounts.max;

/** Table rows whose cells do not match the columns. */
export const rowLength: SiteRule = {
  name: 'row-length',
  severity: 'error',
  checkSite(site) {
    return tablesOf(site).flatMap(({ document, pointer, table: { columns, rows } }) =>
      rows.flatMap((cells, index): Finding[] => {
        if (cells === undefined || cells === columns) return [];
        if (![columns, cells].every(fitsSchema)) return [];
        const hint =
          cells < columns
            ? 'Vul de rij aan; voor een leeg vak schrijf je "–".'
            : 'Haal vakken weg, of geef de tabel meer kolommen bij "columns".';
        return [
          {
            document,
            pointer: `${pointer}/rows/${index}`,
            message: `In rij ${index + 1} staan niet evenveel vakken (${cells}) als er kolommen zijn (${columns}).`,
            hint,
          },
        ];
      }),
    );
  },
};

/** Tables by source document. */
function tablesOf({
  pages,
  sharedBlocks,
}: SiteIndex): { document: SourceFile; pointer: string; table: TableShape }[] {
  const onPages = pages.flatMap(({ document, blocks = [] }) =>
    blocks.flatMap(({ pointer, table }) => (table ? [{ document, pointer, table }] : [])),
  );
  const shared = [...sharedBlocks.values()].flatMap((document) => {
    const table = tableShape(parsedValue(document));
    return table ? [{ document, pointer: '', table }] : [];
  });
  return [...onPages, ...shared];
}
