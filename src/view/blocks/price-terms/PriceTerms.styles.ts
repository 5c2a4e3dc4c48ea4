import styled from 'styled-components';

/** Words beside figures where there is space. Its parent is the container: in Safari 17 one of its own has columns of no width. */
export const Sides = styled.div`
  div:has(> &) { container-type: inline-size; }
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 0 var(--space-12);
  align-items: center;
`;

export const Amounts = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;

  & :is(th, td) { padding: var(--space-3) var(--space-2); border-block-end: 1px solid var(--line); text-align: end; }
  & :is(th, td):first-child { text-align: start; }
  & td { white-space: nowrap; }
  & a { padding-block: var(--space-3); }
  /* With large letters, the term above its amounts. */
  @container (max-width: 24ch) {
    & tr { display: flex; flex-wrap: wrap; justify-content: space-between; }
    & tr > :first-child { width: 100%; border: 0; }
  }
  & caption { padding-block-start: var(--space-3); color: var(--muted); caption-side: bottom; font-size: var(--text-s); text-align: start; }
`;
