import styled from 'styled-components';
import { Container } from '../../parts/Container.styles.ts';

/** A size container, for how many letters fit in its bars. */
export const Season = styled(Container)`
  container-type: inline-size;
`;

/** The months of a year as bars. */
export const Year = styled.ol`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  gap: var(--space-1);
  align-items: end;
  margin-block-end: var(--space-5);

  & > li { padding-block: 2.5rem var(--space-1); border-radius: var(--radius-s) var(--radius-s) 0 0; background: var(--sprout); font-size: var(--text-s); text-align: center; }
  & > [data-high] { padding-block-start: 6.5rem; background: var(--carrot); color: var(--on-carrot); font-weight: 700; forced-color-adjust: none; }
  /* Two halves where twelve names do not fit. */
  @container (max-width: 31ch) { grid-template-columns: repeat(6, 1fr); }
  @media print, (forced-colors: active) { & > li { outline: 1px solid; } }
`;

export const Amounts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-10);
  margin-block-end: var(--space-3);

  & dd { font: 700 var(--text-xl)/1.25 var(--font-display); }
`;
