import styled from 'styled-components';

export const Rows = styled.dl`
  margin-block-end: var(--space-4);

  & > div { padding-block: var(--space-4); border-block-end: 1px solid var(--line); }
  & dt { font-weight: 700; }
`;
