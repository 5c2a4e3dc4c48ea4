import styled from 'styled-components';
import { Card } from '../parts/Card.styles.ts';

/** Used as a form. */
export const InputsCard = styled(Card)`
  align-self: start;
  box-shadow: var(--shadow-s);

  & button[type='submit'] { width: 100%; }
`;

/** Keeps its line, against layout shift. */
export const NotReady = styled.p`
  min-height: 1.4em;
  margin-block-start: var(--space-2);
  color: var(--muted);
  font-size: var(--text-s);
  line-height: 1.4;
  text-align: center;
`;

/** Without script it cannot calculate. */
export const BudgetCard = styled.div`
  @media (scripting: none) { display: none; }
`;
