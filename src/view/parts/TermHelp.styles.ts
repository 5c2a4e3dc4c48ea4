import styled from 'styled-components';

/** A circle with a question mark; under a finger the button around it is larger than the circle. */
export const HelpButton = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--muted);
  line-height: 1;

  &::before {
    content: '?' / '';
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 1.5px solid var(--line-strong);
    border-radius: 50%;
    font-size: .875rem;
    font-weight: 700;
  }
  &:hover::before { border-color: var(--leaf); background: var(--sprout); color: var(--ink); }
  @media (pointer: coarse) { width: 44px; height: 44px; margin: -9px -8px; }
`;

/** Hangs under its button where the browser knows anchors, else in the middle of the screen. */
export const Explanation = styled.div`
  width: fit-content;
  max-width: min(22rem, calc(100vw - 2 * var(--gutter)));
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow-m);
  font-size: var(--text-s);
  line-height: 1.5;

  & strong { display: block; margin-block-end: var(--space-1); font-size: var(--text-m); }
  & strong::first-letter { text-transform: uppercase; }
  @supports (position-area: block-end span-all) {
    inset: auto;
    margin: var(--space-1) 0;
    position-area: block-end span-all;
    position-try-fallbacks: flip-block;
  }
`;
