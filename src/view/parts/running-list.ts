import { css } from 'styled-components';

/** A list within running text: points or numbers, without the promise of check marks. */
export const runningList = css`
  & :is(ul, ol) { display: grid; gap: var(--space-3); padding-inline-start: 1.2em; line-height: 1.45; }
  & li::marker { color: var(--carrot); }
  /* Chromium takes a grid within a grid to the next sheet as a whole, and leaves the heading above it behind. */
  @media print { & :is(ul, ol) { display: block; } & li + li { margin-block-start: var(--space-2); } }
`;
