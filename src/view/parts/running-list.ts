import { css } from 'styled-components';

/** A list within running text: points or numbers, without the promise of check marks. */
export const runningList = css`
  & :is(ul, ol) { display: grid; gap: var(--space-3); padding-inline-start: 1.2em; line-height: 1.45; }
  & li::marker { color: var(--carrot); }
`;
