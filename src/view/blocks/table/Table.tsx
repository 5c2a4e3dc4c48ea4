import type { BlockOf } from '../../../shared/page/page.ts';
import { plainText, type RichText } from '../../../shared/rich-text.ts';
import { readAmount } from '../../../shared/text/amount.ts';
import { Container } from '../../parts/Container.styles.ts';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { ColumnLabel, DataTable, Note, TableFrame } from './Table.styles.ts';

/** A table; on phones each row becomes a card that repeats the column names. */
export function Table({ title, text, columns, rows, note }: BlockOf<'table'>) {
  const alignments = columns.map((_, index) => (hasAmountsAlone(rows, index) ? 'end' : undefined));
  return (
    <Container>
      <SectionHeading title={title} text={text} />
      <TableFrame>
        <DataTable aria-label={title}>
          <thead>
            <tr>
              {columns.map((column, index) =>
                column === '' ? (
                  <td key={index} />
                ) : (
                  <th key={index} scope="col" data-align={alignments[index]}>
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, index) => (
              <Row key={index} columns={columns} alignments={alignments} cells={cells} />
            ))}
          </tbody>
        </DataTable>
      </TableFrame>
      {note && (
        <Note>
          <RichTextView text={note} />
        </Note>
      )}
    </Container>
  );
}

/** Whether the amounts of a column belong under each other. */
function hasAmountsAlone(rows: RichText[][], column: number): boolean {
  return rows.every((cells) => readAmount(plainText(cells[column] ?? '')) !== undefined);
}

interface RowProps {
  columns: string[];
  /** Of the columns. */
  alignments: ('end' | undefined)[];
  cells: RichText[];
}

function Row({ columns, alignments, cells }: RowProps) {
  const [name = '', ...values] = cells;
  return (
    <tr>
      <th scope="row">
        <RichTextView text={name} />
      </th>
      {values.map((value, index) => (
        <td key={index} data-align={alignments[index + 1]}>
          <ColumnLabel>{`${columns[index + 1]}: `}</ColumnLabel>
          <span>
            <RichTextView text={value} />
          </span>
        </td>
      ))}
    </tr>
  );
}
