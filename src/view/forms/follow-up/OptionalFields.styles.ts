import styled from 'styled-components';
import { TextButton } from '../TextButton.styles.ts';

export const FoldButton = styled(TextButton)`
  margin-block-end: var(--space-2);
  text-decoration: none;

  &::before { content: '+ '; content: '+ ' / ''; }
  &[aria-expanded='true']::before { content: '− '; content: '− ' / ''; }
`;

export const Fold = styled.div`
  display: grid;
  grid-template-rows: 0fr;

  & > div { overflow: hidden; }
  &[data-open='true'] { grid-template-rows: auto; & > div { overflow: visible; } }
`;
