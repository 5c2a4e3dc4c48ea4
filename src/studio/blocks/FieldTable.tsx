import type { ReactNode } from 'react';
import type { StudioField } from '../../shared/authors/studio.ts';
import { VisuallyHidden } from '../../view/parts/VisuallyHidden.styles.ts';
import { StudioCode } from '../shell/Studio.styles.ts';
import { StudioTable } from '../shell/StudioTable.styles.ts';

interface Row extends StudioField {
  /** The names of its ancestors, outermost first. */
  above: string[];
}

/** The fields of a block; nested ones are indented under their parent. */
export function FieldTable({ fields, name }: { fields: readonly StudioField[]; name: string }): ReactNode {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: on narrow screens rows are `display: block`, which drops the table semantics
    <StudioTable role="table" data-names="short" aria-label={`Velden van ${name}`}>
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
    </StudioTable>
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
        <StudioCode>{name}</StudioCode>
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
                <StudioCode>{value}</StudioCode>
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

function rowsOf(fields: readonly StudioField[], above: string[]): Row[] {
  return fields.flatMap((field) => [{ ...field, above }, ...rowsOf(field.fields, [...above, field.name])]);
}
