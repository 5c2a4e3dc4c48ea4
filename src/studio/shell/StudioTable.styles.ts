import styled from 'styled-components';

/** On narrow screens each row is a group of lines, labelled by `data-label`; `data-depth` indents a row. */
export const StudioTable = styled.table`
  width: 100%;
  font-size: var(--text-s);
  line-height: 1.5;

  & th, & td { padding: var(--space-3) var(--space-4) var(--space-3) 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
  & thead th { color: var(--muted); font-weight: 600; }
  & tbody th { font-weight: 700; }
  &[data-names='short'] th code { overflow-wrap: normal; }
  &[data-names='short'] td:nth-child(3) { min-width: 15rem; }
  & td[data-align='end'], & th[data-align='end'] { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & ul { padding-inline-start: 1.1em; }
  & [data-depth='1'] > th { padding-inline-start: var(--space-5); }
  & [data-depth='2'] > th { padding-inline-start: var(--space-10); }
  & [data-depth='3'] > th { padding-inline-start: 60px; }

  @media (max-width: 760px) {
    &, & tbody, & tr, & tbody th, & td { display: block; }
    & thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    & tr { padding-block: var(--space-3); border-block-end: 1px solid var(--line); }
    & tbody th, & td { padding: 2px 0; border: 0; }
    & td[data-align='end'] { text-align: start; white-space: normal; }
    & td[data-label]::before { content: attr(data-label) ': '; color: var(--muted); }
    & [data-depth='1'] { padding-inline-start: var(--space-5); }
    & [data-depth='2'] { padding-inline-start: var(--space-10); }
    & [data-depth='3'] { padding-inline-start: 60px; }
    & [data-depth] > th { padding-inline-start: 0; }
  }
`;
