import styled from 'styled-components';

/** Apart from the button above it. */
export const Alternatives = styled.p`
  margin-block-start: var(--space-3);
`;
