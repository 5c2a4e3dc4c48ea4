import type { BlockOf } from '../../../shared/page/page.ts';
import type { RichText } from '../../../shared/rich-text.ts';
import { Container } from '../../parts/Container.styles.ts';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { ColumnLabel, DataTable, Note, TableFrame } from './Table.styles.ts';

/** A table; on phones each row becomes a card that repeats the column names. */
export function Table({ title, text, columns, rows, note }: BlockOf<'table'>) {
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
                  <th key={index} scope="col">
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, index) => (
              <Row key={index} columns={columns} cells={cells} />
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

function Row({ columns, cells }: { columns: string[]; cells: RichText[] }) {
  const [name = '', ...values] = cells;
  return (
    <tr>
      <th scope="row">
        <RichTextView text={name} />
      </th>
      {values.map((value, index) => (
        <td key={index}>
          <ColumnLabel>{`${columns[index + 1]}: `}</ColumnLabel>
          <span>
            <RichTextView text={value} />
          </span>
        </td>
      ))}
    </tr>
  );
}
