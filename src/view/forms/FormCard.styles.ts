import styled from 'styled-components';
import { Card } from '../parts/Card.styles.ts';

/** The surface of a form that stands in the page. */
export const FormCard = styled(Card)`
  max-width: 54rem;
  box-shadow: var(--shadow-s);
`;
