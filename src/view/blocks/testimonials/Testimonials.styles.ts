import styled from 'styled-components';

export const Quotes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: clamp(var(--space-4), 2.4vw, var(--space-8));

  @media (min-width: 60em) { & > :nth-child(even) { margin-block: calc(-1 * var(--space-5)) var(--space-5); } }
`;

export const Quote = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--space-6);
  padding: clamp(var(--space-6), 3vw, var(--space-8));
  border: 1px solid var(--line);
  border-radius: var(--radius-l) var(--radius-l) var(--radius-l) 0;
  background: var(--card);

  & p { font: 600 var(--text-l)/1.35 var(--font-display); }
  & figcaption { display: grid; padding-block-start: var(--space-4); border-block-start: 3px dashed var(--carrot); }
  & figcaption span { color: var(--muted); }
`;

export const Note = styled.p`
  margin-block-start: var(--space-6);
  font-size: var(--text-s);
`;
