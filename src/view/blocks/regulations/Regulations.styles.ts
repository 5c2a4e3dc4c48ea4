import styled from 'styled-components';

export const Rows = styled.dl`
  columns: 22rem;
  column-gap: var(--space-12);
  margin-block-end: var(--space-4);

  & > div { padding-block: var(--space-4); border-block-start: 1px solid var(--line); break-inside: avoid; }
  & dt { font-weight: 700; }
`;
