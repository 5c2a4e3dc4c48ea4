import styled from 'styled-components';
import { Field } from '../forms/fields/FormField.styles.ts';
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

/** Without script it cannot calculate. What is not offered keeps its line, so that the button below does not move. */
export const PriceHelpRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  margin-block-end: var(--space-3);
  font-size: var(--text-s);

  & > [hidden] { display: block; visibility: hidden; }
  @media (scripting: none) { display: none; }
`;

/** On a line of its own, clear of the ring around the button above it. */
export const BudgetField = styled(Field)`
  flex-basis: 100%;
  margin-block-start: var(--space-2);
`;
