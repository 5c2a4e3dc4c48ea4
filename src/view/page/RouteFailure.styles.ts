import styled from 'styled-components';
import { Container } from '../parts/Container.styles.ts';

/** All of a page: some sentences and two buttons. */
export const Failure = styled(Container)`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  min-height: 60vh;
  align-content: center;
  padding-block: var(--section-space);
`;
