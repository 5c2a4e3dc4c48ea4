import styled from 'styled-components';

/** A question mark in a circle; the touch target is larger. */
export const HelpButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--muted);

  &::before {
    content: '?';
    content: '?' / '';
    width: 24px;
    border: 1.5px solid;
    border-radius: 50%;
    font-size: .875rem;
    font-weight: 700;
    line-height: 21px;
  }
  &:hover::before { background: var(--sprout); }
  @media (pointer: coarse) { width: 44px; height: 44px; margin: -9px -8px; }
`;

/** Anchored to its button where supported, else centred on screen. */
export const Explanation = styled.p`
  max-width: min(22rem, 90vw);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow-m);
  font-size: var(--text-s);

  @supports (position-area: block-end span-all) {
    inset: auto;
    margin: var(--space-1) var(--gutter);
    position-area: block-end span-all;
    position-try-fallbacks: flip-block;
  }
  @supports not (position-area: block-end span-all) { margin: auto; }
`;
