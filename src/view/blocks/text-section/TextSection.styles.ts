import styled from 'styled-components';
import { runningList } from '../../parts/running-list.ts';

export const Prose = styled.div`
  display: grid;
  gap: var(--space-5);
  max-width: 43.5em;

  &[data-continues] { margin-block-start: calc(var(--space-8) - 2 * var(--section-space)); }
  ${runningList}
  & img { width: 100%; border-radius: var(--radius-m); }
  /* For a grid that begins on the next sheet Chromium leaves the heading above it behind. */
  @media print { display: block; & > * + * { margin-block-start: var(--space-5); } }
  & figcaption { margin-block-start: var(--space-2); color: var(--muted); font-size: var(--text-s); }
`;
