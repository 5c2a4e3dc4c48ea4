import styled from 'styled-components';
import { Card } from '../parts/Card.styles.ts';

export const ResultCard = styled(Card)`
  display: grid;
  gap: var(--space-3);
  align-self: start;
  align-content: start;
  border-style: dashed;
  border-color: var(--line-strong);
  background: transparent;
  scroll-margin-block-end: var(--space-4);

  @media print { gap: 2mm; padding: 3mm 4mm; }
  @media (min-width: 60em) { position: sticky; inset-block-start: calc(var(--header-height) + var(--space-4)); }
`;

export const ResultHint = styled.p`
  color: var(--muted);
`;

export const Outcome = styled.output`
  display: block;
`;
