import styled from 'styled-components';
import { Card } from '../parts/Card.styles.ts';

/** A form's surface; empty fields are no use on paper. */
export const FormCard = styled(Card)`
  max-width: 54rem;
  box-shadow: var(--shadow-s);

  @media print { display: none; }
`;
