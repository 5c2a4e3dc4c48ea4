import styled from 'styled-components';

export const FoldButton = styled.button`
  min-height: 44px;
  margin-block-end: var(--space-2);
  padding: 0;
  border: 0;
  background: none;
  color: var(--leaf);
  font-weight: 700;
  text-align: start;

  &::before { content: '+ '; content: '+ ' / ''; }
  &[aria-expanded='true']::before { content: '− '; content: '− ' / ''; }
`;

export const Fold = styled.div`
  display: grid;
  grid-template-rows: 0fr;

  & > div { overflow: hidden; }
  &[data-open='true'] { grid-template-rows: auto; & > div { overflow: visible; } }
`;
