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

/** The way from a budget to a price; without script it cannot calculate. */
export const BudgetCard = styled.div`
  margin-block-end: var(--space-4);

  @media (scripting: none) { display: none; }
`;

export const AddressNotice = styled.p`
  margin-block-end: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-inline-start: 4px solid var(--rose);
  background: var(--sprout);
  font-size: var(--text-s);
`;
