import styled from 'styled-components';

export const ExampleBox = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  margin-block-start: var(--space-2);
  padding: var(--space-4) var(--space-5);
  border: 2px dashed var(--carrot);
  border-radius: var(--radius-l) var(--radius-l) var(--radius-l) var(--radius-s);

  & p:first-child { display: flex; flex-wrap: wrap; align-items: end; gap: var(--space-2); line-height: 1.3; }
  & svg { flex: none; width: clamp(48px, 12vw, 80px); margin-block-end: var(--space-4); animation: none; stroke-width: 7; stroke-dasharray: 13 15; }
  & p:first-child > span { text-wrap: balance; }
  & p:first-child > :first-child { flex: none; width: 6.5em; }
  /* Below the rest where its digits do not fit beside it. */
  & p:first-child > :last-child { flex: 1 min-content; }
  & strong { display: block; font-family: var(--font-display); font-size: max(1.75rem, var(--text-2xl)); font-weight: 800; letter-spacing: -.03em; line-height: 1.1; font-variant-numeric: tabular-nums; white-space: nowrap; }
  /* Each on a line of its own: no font moves one to the next. */
  & p:last-child > * { display: block; }
  /* A finger finds it; the lines keep their places. */
  & p:last-child > a { margin-block: -11px; padding-block: 11px; }
  & p:last-child { color: var(--muted); font-size: var(--text-s); }
  @media (scripting: none) { & p:last-child > a { display: none; } }
`;
