import styled from 'styled-components';

/**
 * A question mark in a circle that grows with it; the touch target is larger. Without popovers the explanation stands
 * there instead.
 */
export const HelpButton = styled.button`
  display: none;
  flex: none;
  place-items: center;
  width: max(28px, 1.4rem);
  height: max(28px, 1.4rem);
  padding: 0;
  border: 0;
  background: none;
  color: var(--muted);

  &::before {
    content: '?';
    content: '?' / '';
    width: calc(1.5em + 3px);
    border: 1.5px solid;
    border-radius: 50%;
    font-size: .875rem;
    font-weight: 700;
    line-height: 1.5;
  }
  &:hover::before { background: var(--sprout); }
  @supports selector(:popover-open) { display: grid; }
  @media (any-pointer: coarse) { width: 44px; height: 44px; margin: -9px -8px; }
`;

/** Anchored to its button where supported, else centred on screen. */
export const Explanation = styled.p`
  flex-basis: 100%;
  font-size: var(--text-s);

  @supports selector(:popover-open) {
    max-width: min(22rem, 90vw);
    margin: auto;
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--card);
    color: var(--ink);
    box-shadow: var(--shadow-m);
  }
  /* Not by a position area: in WebKit padding moves it over the button. */
  @supports (position-anchor: auto) and (justify-self: anchor-center) and (inset: anchor(bottom) 0 auto) {
    position-anchor: auto;
    inset: anchor(bottom) 0 auto;
    justify-self: anchor-center;
    margin: var(--space-1) var(--gutter);
    /* WebKit ignores the scroll position here, and flips far down a page where there is space, too. */
    position-try-fallbacks: flip-block;
    /* Its centring counts no margin, and would bring it to the edge. */
    @media (max-width: 30em) { justify-self: center; }
  }
`;
