import styled from 'styled-components';

export const Sums = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-6);
  margin-block-end: var(--space-5);

  & > li { padding-block-start: var(--space-4); border-block-start: 2px solid var(--ink); }
  & h3 { font-size: var(--text-l); }
  & dl { display: grid; grid-template-columns: 1fr auto; gap: var(--space-1) var(--space-4); margin-block: var(--space-3); }
  & dd { font-weight: 700; text-align: end; }
  & p { color: var(--muted); font-size: var(--text-s); }
`;

export const Source = styled.p`
  font-size: var(--text-s);
`;
