import styled from 'styled-components';

export const Rows = styled.dl`
  margin-block-end: var(--space-5);
`;

export const Row = styled.div`
  padding-block: var(--space-4);
  border-block-end: 1px solid var(--line);

  &:first-child { padding-block-start: 0; }
  & dt { margin-block-end: var(--space-1); font: 700 var(--text-m)/1.3 var(--font-text); }
  & dd { max-width: 43.5em; margin: 0; line-height: 1.5; }
`;

/** Beside the rule, without breaking away from it. */
export const Source = styled.span`
  color: var(--muted);
  font-size: var(--text-s);
`;
