import styled from 'styled-components';

export const ButtonStack = styled.div`
  display: grid;
  gap: var(--space-3);
`;

export const FollowUpTitle = styled.h4`
  margin-block-end: var(--space-4);
  font-size: var(--text-l);
`;

export const Dialog = styled.dialog`
  width: min(44rem, 100vw - 32px);
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: clamp(var(--space-4), 4vw, var(--space-8));
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-l) var(--radius-l) var(--radius-l) var(--radius-s);
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow-m);

  &::backdrop { background: rgb(10 20 16 / 60%); }
`;
