import styled from 'styled-components';

export const NoticeBox = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-5);
  justify-items: start;
  max-width: 52rem;
  padding: clamp(var(--space-5), 3vw, var(--space-8));
  border: 2.5px dashed var(--carrot);
  border-radius: var(--radius-l) var(--radius-l) var(--radius-l) var(--radius-s);
  background: var(--card);

  & > * { grid-column: 2; }
  & > svg { grid-area: 1 / 1 / span 2; width: 44px; height: 44px; border-radius: 50% 50% 50% 20%; background: var(--carrot); stroke: var(--on-carrot); stroke-width: 5; stroke-linecap: round; }
  & h2 { font-size: var(--text-xl); }
  @media (max-width: 30em) { & > :not(svg, h2) { grid-column: 1 / -1; } & h2 { align-self: center; } & > svg { grid-row: 1; } }
  @media print { display: block; max-width: none; padding: 2mm 4mm; border-width: 1px; font-size: 8pt; line-height: 1.4; & h2 { font-size: 10pt; } & p { max-width: none; } }
`;
