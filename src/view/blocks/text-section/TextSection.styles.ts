import styled from 'styled-components';

export const Prose = styled.div`
  display: grid;
  gap: var(--space-5);
  max-width: 43.5em;
`;

/** Points, without the promise of check marks. */
export const Points = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding-inline-start: 1.2em;
  line-height: 1.45;

  & > li::marker { color: var(--carrot); }
`;
