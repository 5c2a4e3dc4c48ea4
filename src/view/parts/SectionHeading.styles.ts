import styled from 'styled-components';

/** Heading, arc and introduction of a block. On phones a word of up to 22 letters fits. */
export const HeadingGroup = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 46rem;
  margin-block-end: clamp(var(--space-5), 2.8vw, var(--space-8));

  & > [data-letters] { font-size: min(var(--text-2xl), 7vw); }
`;

export const Introduction = styled.p`
  color: var(--muted);
  font-size: var(--text-l);
  line-height: 1.5;
  text-wrap: balance;
`;
