import styled from 'styled-components';

/** A coloured surface that fills its block, over the full width of the page. */
export const Band = styled.div`
  margin-block: calc(-1 * var(--section-space));
  padding-block: var(--section-space);
  background: var(--sprout);
`;
