import styled from 'styled-components';

export const Summary = styled.div`
  &:not(:empty) {
    margin-block-end: var(--space-5);
    padding: var(--space-4) var(--space-5);
    border: 2px solid var(--rose);
    border-radius: var(--radius-m) var(--radius-m) var(--radius-m) var(--radius-s);
    scroll-margin-block: var(--space-4);
  }
  & ul { padding-inline-start: 1.1em; }
  /* As a block its mark stands at the first of its lines. */
  & a { display: block; min-height: 32px; align-content: center; color: var(--rose); font-weight: 600; }
  & a[data-fixed] { color: var(--muted); text-decoration: line-through; }
`;

export const SummaryTitle = styled.p`
  font: 700 var(--text-l)/1.25 var(--font-display);
`;
