import styled from 'styled-components';

export const Drawing = styled.svg`
  width: 100%;
  max-height: 16rem;
  fill: var(--leaf);

  & circle { fill: var(--ink); stroke: var(--card); }
  & [data-light] { fill: var(--sprout); }
  & [data-light='person'] { fill: var(--line-strong); }
  & [data-line] { fill: none; stroke: var(--line-strong); }
  & [data-line='arm'] { stroke: var(--leaf); stroke-linejoin: round; }
  & [data-line='reach'] { stroke: var(--carrot); stroke-dasharray: 20 12; }
  /* Not decorative: the note below it is about the drawing. */
  @media print { display: block !important; max-height: 24mm; }
`;

/** Below cards with a size. */
export const SizeNote = styled.p`
  margin-block-start: var(--space-4);
  color: var(--muted);
  font-size: var(--text-s);
`;
