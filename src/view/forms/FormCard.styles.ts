import styled from 'styled-components';
import { Card } from '../parts/Card.styles.ts';

/** A form's surface; on paper with what was filled in or sent alone. */
export const FormCard = styled(Card)`
  max-width: 54rem;
  box-shadow: var(--shadow-s);

  @media print {
    display: none;
    &:has([data-part='receipt']) { display: block; }
    /* A rule of its own: Chrome before 119 does not know what it asks. */
    &:has(:user-valid) { display: block; }
  }
`;
