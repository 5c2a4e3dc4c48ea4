import styled from 'styled-components';

export const Benefits = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--benefit-width, 17rem)), 1fr));
  gap: var(--space-8) clamp(var(--space-6), 4vw, var(--space-12));

  &:has(> :nth-child(4):last-child) { --benefit-width: 24rem; }
  & > li { display: grid; grid-template-columns: min(48px, 100vw - 10rem) 1fr; column-gap: var(--space-2); align-content: start; }
  & > li > :not(svg) { grid-column: 2; }
  & h3 { margin-block-end: var(--space-2); font-size: min(var(--text-xl), 1.5rem); }
  & h3 + p { color: var(--muted); }
  &[data-short='yes'] { row-gap: var(--space-5); }
  &[data-short='yes'] p { font: 650 var(--text-l)/1.3 var(--font-display); letter-spacing: -.01em; }
`;

/** One hop, ending where the benefit begins; a brand without hop line keeps the dot. */
export const Landing = styled.svg`
  grid-row: span 2;
  width: 48px;
  height: 28px;
  fill: none;
  stroke: var(--carrot);
  stroke-width: 3;
  stroke-linecap: round;
  stroke-dasharray: 5 6;

  & path { display: var(--hop-line, inline); }
  & circle { fill: var(--carrot); stroke: none; }
`;
