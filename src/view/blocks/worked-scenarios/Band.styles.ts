import styled from 'styled-components';

/** A coloured surface across the page. */
export const Band = styled.div`
  margin-block: calc(-1 * var(--section-space));
  padding-block: var(--section-space);
  background: var(--sprout);
`;
