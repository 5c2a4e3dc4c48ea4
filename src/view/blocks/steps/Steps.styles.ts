import styled from 'styled-components';

export const StepList = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-10) var(--space-6);

  @media (min-width: 44em) and (max-width: 66em) { &:has(> :nth-child(4):last-child) { grid-template-columns: 1fr 1fr; } }
  @media print { grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); }

  & h3 { margin-block: var(--space-3) var(--space-2); }
  & p { color: var(--muted); }
`;

/** The number, and the arc to the next. */
export const StepHead = styled.div`
  position: relative;
  font: 800 clamp(3.5rem, 2.6rem + 3.4vw, 5.5rem)/.9 var(--font-display);
  letter-spacing: -.05em;

  & svg { position: absolute; inset: -14% auto auto max(3.4rem, 30%); width: min(68%, 190px); stroke-width: 4; }
`;
