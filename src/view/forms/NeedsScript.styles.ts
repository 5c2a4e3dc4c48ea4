import styled from 'styled-components';

/** Apart from the field below it. */
export const Alternatives = styled.p`
  margin-block-end: var(--space-3);
`;
