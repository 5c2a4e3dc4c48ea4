import styled from 'styled-components';

/**
 * By container width in letters, not the window's: a table or cards, as larger letters need more. Columns fit their
 * longest word; a wider table scrolls in its own place.
 */
export const TableFrame = styled.div`
  container-type: inline-size;

  @media screen and (min-width: 56.25em) { overflow: auto hidden; overflow-wrap: break-word; }
  @media print { overflow-wrap: break-word; hyphens: auto; font-size: 8pt; }
`;

/** The column's name beside a value; only on phones, without column heads. */
export const ColumnLabel = styled.span`
  color: var(--muted);
  font-size: var(--text-s);

  @container (min-width: 46em) { display: none; }
  @media print { display: none; }
`;

export const DataTable = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;
  text-align: start;

  & th { text-align: start; font-weight: 700; }
  & thead :is(th, td) { padding: var(--space-3) var(--space-4); border-block-end: 2px solid var(--ink); font-size: var(--text-s); vertical-align: bottom; }
  & tbody :is(th, td) { padding: var(--space-4); border-block-end: 1px solid var(--line); vertical-align: top; }
  & tbody tr:hover { background: var(--sprout); }
  @media (any-pointer: coarse) { & a { padding-block: var(--space-3); } }
  @media print { & :is(thead, tbody) :is(th, td) { padding: 1.5mm 2mm; } }
  @container (min-width: 46em) { & [data-align='end'] { text-align: end; } }
  & thead tr > :first-child, & tbody th { padding-inline-start: var(--space-2); }

  /* Five columns need smaller letters on a tablet. */
  @media screen { @container (min-width: 46em) and (max-width: 54em) { &:has(td:nth-child(5)) { font-size: var(--text-s); } } }
  @media screen { @container (max-width: 45.99em) {
    &, & tbody, & tr, & th { display: block; overflow-wrap: anywhere; }
    & thead { display: none; }
    & tbody { display: grid; gap: var(--space-3); }
    & tbody tr { padding: var(--space-3) var(--space-4); border: 1px solid var(--line); border-radius: var(--radius-m) var(--radius-m) var(--radius-m) var(--radius-s); background: var(--card); }
    & tbody tr > th { padding: 0 0 var(--space-1); border: 0; font: 700 var(--text-l)/1.2 var(--font-display); }
    & tbody td { display: block; padding: var(--space-1) 0; border: dashed var(--line); border-width: 1px 0 0; }
    @container (min-width: 15em) { & td:not(:only-of-type) { display: grid; grid-template-columns: 3fr 5fr; gap: var(--space-2); align-items: baseline; } }
  } }
`;

/** Below the table, for its source or an exception. */
export const Note = styled.p`
  margin-block-start: var(--space-4);
  color: var(--muted);
  font-size: var(--text-s);
`;
