import { childPointer, parentPointer, valueAt } from '../../../shared/json/json-pointer.ts';
import { locatorOf } from '../../diagnostics/locate.ts';
import { isObject, listAt } from '../../json/json-shape.ts';
import { splitNumbers } from '../../text/split-numbers.ts';
import type { SchemaError } from './schema-error.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';

/** Takes from the errors those of numbers that their comma made two cells of a table. */
export function splitCells(
  errors: readonly SchemaError[],
  document: ValidatedDocument,
): { findings: SchemaFinding[]; others: SchemaError[] } {
  const rows = new Set(
    errors
      .filter(({ keyword, value }) => keyword === 'type' && typeof value === 'number')
      .map(({ pointer }) => parentPointer(pointer)),
  );
  const firsts = [...rows].flatMap((row) => firstHalves(row, document));
  const explained = new Set(firsts.flatMap(({ pointer, next }) => [pointer, next]));
  return {
    findings: firsts.map((half) => splitCell(half, document)),
    others: errors.filter(({ pointer }) => !explained.has(pointer)),
  };
}

interface FirstHalf {
  pointer: string;
  /** Of the other half. */
  next: string;
}

function firstHalves(row: string, { value }: ValidatedDocument): FirstHalf[] {
  const rows = parentPointer(row);
  const [cells, table] = [valueAt(value, row), valueAt(value, parentPointer(rows))];
  if (!rows.endsWith('/rows') || !Array.isArray(cells) || !isObject(table)) return [];
  const columns = listAt(table, 'columns');
  return splitNumbers(cells, columns.length).map((at) => ({
    pointer: childPointer(row, at),
    next: childPointer(row, at + 1),
  }));
}

function splitCell({ pointer, next }: FirstHalf, { text }: ValidatedDocument): SchemaFinding {
  const locator = locatorOf(text);
  const meant = [pointer, next]
    .map((each) => locator.locate({ pointer: each }))
    .map(({ start, end }) => text.slice(start, end))
    .join(',');
  return {
    rule: 'wrong-kind',
    place: { pointer },
    message: `In een tabel horen teksten, en van ${meant} maakt de komma twee vakken.`,
    hint: `Zet het getal tussen aanhalingstekens: "${meant}".`,
  };
}
