import styled from 'styled-components';

/** A form and not `<search>`, which Chrome 114 does not know. */
export const SearchForm = styled.form`
  max-width: 44rem;

  @media print { display: none; }
`;

export const SearchRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  /* Safari gives a field to search in a border of its own. */
  & > input { flex: 1 9rem; width: auto; appearance: textfield; }
`;

/** Reserves its line, against layout shift. */
export const Count = styled.p`
  min-height: 1.6em;
  margin-block-start: var(--space-2);
  color: var(--muted);
`;

export const Hits = styled.ul`
  max-width: 44rem;

  & > li { position: relative; padding-block: var(--space-3); border-block-end: 1px solid var(--line); }
  & a { display: block; font: 700 var(--text-l)/1.3 var(--font-display); }
  & a::after { content: ''; position: absolute; inset: 0; }
  & > li:hover { background: var(--sprout); box-shadow: -12px 0 var(--sprout), 12px 0 var(--sprout); }
`;

export const Help = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  margin-block-start: var(--space-3);
`;

export const Groups = styled.details`
  margin-block-start: var(--space-4);

  & > summary { width: fit-content; padding-block: var(--space-2); font-weight: 700; }
  & > ul { margin-block-start: var(--space-4); columns: 13rem auto; column-gap: var(--space-8); }
  & > ul > li { margin-block-end: var(--space-4); }
  & > ul > li > a { font-weight: 700; }
  & a { display: inline-block; padding-block: var(--space-1); text-decoration: none; }
  & a:hover { text-decoration: underline; }
  @media (any-pointer: coarse) { & a { min-height: 44px; align-content: center; } }
`;

/** A list whose marks are left out stays one for screen readers by its `role`. */
export const Names = styled.ul``;
