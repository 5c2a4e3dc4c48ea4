import styled from 'styled-components';

/** A coloured surface over the whole width of the page, filling its block from edge to edge. */
export const Band = styled.div`
  margin-block: calc(-1 * var(--section-space));
  padding-block: var(--section-space);
  background: var(--sprout);
`;
