import { listAt } from '../schema/json-shape.ts';
import { authoredBlocks } from './authored-blocks.ts';
import type { Check, Finding } from './check.ts';

/** Of other numbers the schema says what is wrong: one mistake, one message. */
const fitsSchema = (count: number): boolean => count >= 2 && count <= 8;

/** Reports rows of a table with more or fewer cells than the table has columns. */
export const rowLength: Check = {
  rule: 'row-length',
  why: 'A cell would stand under the heading of another column, or under none.',
  run({ documents }) {
    return authoredBlocks(documents, 'table').flatMap(({ document, pointer, block }) => {
      const columns = listAt(block, 'columns').length;
      return listAt(block, 'rows').flatMap((row, index): Finding[] => {
        if (!Array.isArray(row) || row.length === columns) return [];
        if (![columns, row.length].every(fitsSchema)) return [];
        const hint =
          row.length < columns
            ? 'Vul de rij aan; voor een leeg vak schrijf je "–".'
            : 'Haal vakken weg, of geef de tabel meer kolommen bij "columns".';
        return [
          {
            document,
            pointer: `${pointer}/rows/${index}`,
            message: `In rij ${index + 1} staan niet evenveel vakken (${row.length}) als er kolommen zijn (${columns}).`,
            hint,
          },
        ];
      });
    });
  },
};
