import styled from 'styled-components';
import { Dismiss } from '../../forms/notices/NoticeView.styles.ts';

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
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-l) var(--radius-l) var(--radius-l) var(--radius-s);
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow-m);

  &[open] { display: flex; }
  &::backdrop { background: rgb(10 20 16 / 60%); }
`;

/** Scrolls within the dialog's corners, which the scrollbar of Firefox would make square. */
export const DialogContent = styled.div`
  --padding: clamp(var(--space-4), 4vw, var(--space-8));
  position: relative;
  flex: 1;
  padding: var(--padding);
  overflow-y: auto;
  /* With its ring around it. */
  scroll-padding-block: var(--space-2);

  & > h4 { margin-inline-end: var(--space-12); }
  /* In view however long the form is, one above the other too; on the lowest screens they would leave it no space. */
  @media (min-height: 20em) {
    scroll-padding-block-end: 6rem;

    & [data-part='buttons'] { position: sticky; inset-block-end: calc(-1 * var(--padding)); margin-inline: calc(-1 * var(--padding)); padding: var(--space-3) var(--padding); border-block-start: 1px solid var(--line); background: var(--card); }
  }
  @media (max-width: 30em) and (min-height: 20em) { scroll-padding-block-end: 9rem; }
  @media (max-width: 30em) { & [data-part='buttons'] > * { flex-grow: 1; padding-inline: var(--space-2); } }
`;

export const Close = styled(Dismiss)`
  inset: var(--space-3) var(--space-3) auto auto;
`;

export const QuoteSummary = styled.p`
  margin-block-end: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  background: var(--sprout);
  line-height: 1.4;
`;

/** Under the button that it is about. */
export const WhatItIs = styled.p`
  margin-block: calc(-1 * var(--space-2)) var(--space-1);
  color: var(--muted);
  font-size: var(--text-s);
  line-height: 1.4;
`;
