import styled from 'styled-components';

/** A white surface; the hare lands on its sharp corner. */
export const Card = styled.div`
  padding: clamp(var(--space-5), 3vw, var(--space-8));
  border: 1px solid var(--line);
  border-radius: var(--radius-l) var(--radius-l) var(--radius-l) var(--radius-s);
  background: var(--card);

  @media print { padding: 3mm; break-inside: avoid; }
`;
