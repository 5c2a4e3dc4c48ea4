import styled, { keyframes } from 'styled-components';

const uncover = keyframes`
  from { clip-path: inset(-20px 100% -20px -20px); }
  to { clip-path: inset(-20px); }
`;

/** Revealed on scroll, where supported; a brand without it sets `--hop-line` to none. */
export const HopLineDrawing = styled.svg`
  display: var(--hop-line, block);
  width: 120px;
  overflow: visible;
  fill: none;
  stroke: var(--carrot);
  stroke-width: 3.5;
  stroke-linecap: round;
  stroke-dasharray: 7 8;
  pointer-events: none;

  & circle { fill: var(--carrot); stroke: none; }

  @supports (animation-timeline: view()) {
    @media (prefers-reduced-motion: no-preference) {
      animation: ${uncover} linear both;
      animation-timeline: view();
      animation-range: entry 0% cover 30%;
    }
  }
`;
