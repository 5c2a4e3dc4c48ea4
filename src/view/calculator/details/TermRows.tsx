import type { ReactNode } from 'react';
import { termColumns } from '../../../shared/calculator/cost-lines.ts';
import type { TermCosts } from '../../../shared/lease/lease-totals.ts';
import { formatEuro } from '../../../shared/text/amount.ts';

interface TermRowsProps<Row extends TermCosts> {
  rows: readonly Row[];
  /** What takes the term of a row, in words. */
  choice(row: Row): ReactNode;
}

/** The content of a table that sets the terms of a lease side by side. */
export function TermRows<Row extends TermCosts>({ rows, choice }: TermRowsProps<Row>) {
  return (
    <>
      <thead>
        <tr>
          {termColumns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.months}>
            <th scope="row">{choice(row)}</th>
            <td>{formatEuro(row.monthlyAmount)}</td>
            <td>{formatEuro(row.total)}</td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
