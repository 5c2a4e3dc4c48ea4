import type { ReactNode } from 'react';
import type { KitField } from '../../shared/kit.ts';
import { VisuallyHidden } from '../../view/parts/VisuallyHidden.styles.ts';
import { KitCode } from '../shell/Kit.styles.ts';
import { KitTable } from '../shell/KitTable.styles.ts';

interface Row extends KitField {
  /** The names of the fields around it, outermost first. */
  above: string[];
}

/** The fields of a block in a table; those inside a group follow it, a step to the right. */
export function FieldTable({ fields, name }: { fields: readonly KitField[]; name: string }): ReactNode {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: on a phone the rows are blocks, and a browser would forget that they are a table
    <KitTable role="table" data-names="short" aria-label={`Velden van ${name}`}>
      <thead role="rowgroup">
        <tr role="row">
          {['Veld', 'Verplicht', 'Wat hoort hier', 'Uitleg'].map((heading) => (
            <th key={heading} role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rowsOf(fields, []).map((row) => (
          <FieldRow key={[...row.above, row.name].join('.')} row={row} />
        ))}
      </tbody>
    </KitTable>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

function FieldRow({ row }: { row: Row }): ReactNode {
  const { above, name, required, kind, description, form, values } = row;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <tr role="row" data-depth={above.length}>
      <th role="rowheader" scope="row">
        {above.length > 0 && <VisuallyHidden>{`in ${above.join(', ')}: `}</VisuallyHidden>}
        <KitCode>{name}</KitCode>
      </th>
      <td role="cell" data-label="Verplicht">
        {required ? 'ja' : 'nee'}
      </td>
      <td role="cell">
        {kind}
        {values.length > 0 && (
          <ul>
            {values.map(({ value, explanation }) => (
              <li key={value}>
                <KitCode>{value}</KitCode>
                {explanation && `: ${explanation}`}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td role="cell">
        {description}
        {form && ` ${form}`}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

function rowsOf(fields: readonly KitField[], above: string[]): Row[] {
  return fields.flatMap((field) => [{ ...field, above }, ...rowsOf(field.fields, [...above, field.name])]);
}
