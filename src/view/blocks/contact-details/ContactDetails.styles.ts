import styled from 'styled-components';
import { Card } from '../../parts/Card.styles.ts';

export const DetailCard = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);

  & address { font: 600 var(--text-l)/1.4 var(--font-display); font-style: normal; }
`;

/** One way to contact the company: name, number or address, button. */
export const Way = styled.div`
  display: grid;

  & > span { color: var(--muted); font-size: var(--text-s); }
  & > strong { margin-block-end: var(--space-3); font: 700 var(--text-xl)/1.25 var(--font-display); overflow-wrap: anywhere; }
`;
