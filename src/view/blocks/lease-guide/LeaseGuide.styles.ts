import styled from 'styled-components';
import { Card } from '../../parts/Card.styles.ts';

/** One step at a time, the first until an answer is chosen; on paper all. */
export const Steps = styled.div`
  @media screen {
    &:has(:target) > :not(:target), &:not(:has(:target)) > :not(:first-child) { display: none; }
  }
`;

export const Step = styled(Card)`
  display: grid;
  gap: var(--space-5);
  margin-block-end: var(--space-4);
`;

export const Answers = styled.ul`
  display: grid;
  gap: var(--space-3);

  & a { display: block; padding: var(--space-3) var(--space-5); border: 2px solid var(--line-strong); border-radius: var(--radius-m); color: var(--ink); font-weight: 600; text-decoration: none; }
  & a:hover { border-color: var(--leaf); background: var(--sprout); }
`;
