import styled from 'styled-components';

export const Sum = styled.li`
  padding-block-start: var(--space-4);
  border-block-start: 2px solid var(--ink);

  & h3 { font-size: var(--text-l); }
  & dl { display: grid; grid-template-columns: 1fr auto; gap: var(--space-1) var(--space-4); margin-block: var(--space-3); }
  & dd { font-weight: 700; text-align: end; }
  & p { color: var(--muted); font-size: var(--text-s); }
`;

export const Source = styled.p`
  margin-block-start: var(--space-5);
  font-size: var(--text-s);
`;
