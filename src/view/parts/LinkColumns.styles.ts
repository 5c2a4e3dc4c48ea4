import styled from 'styled-components';
import { CardGrid } from './CardGrid.styles.ts';

export const Columns = styled(CardGrid)`
  gap: 0 var(--space-8);

  & > li { display: grid; border-block-end: 1px solid var(--line); }
  & a { display: flex; align-items: center; min-height: 48px; padding-block: var(--space-2); line-height: 1.35; font-weight: 600; text-decoration: none; }
  & a:hover { text-decoration: underline; }
`;
