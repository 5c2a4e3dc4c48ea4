import styled from 'styled-components';

/** Looks like a link: a row of a table is no place for large buttons, but one for a thumb. */
export const TextButton = styled.button`
  min-height: 44px;
  padding: var(--space-1) 0;
  border: 0;
  background: none;
  color: var(--leaf);
  font: inherit;
  font-weight: 700;
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: .07em;
  text-underline-offset: .18em;
  cursor: pointer;

  &:hover { color: var(--leaf-strong); text-decoration-thickness: .14em; }
  [aria-current] & { color: var(--ink); text-decoration: none; cursor: default; }
  /* The words of the row stay on paper. */
  @media print { table && { display: inline !important; min-height: 0; text-decoration: none; } }
`;
