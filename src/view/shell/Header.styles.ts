import styled from 'styled-components';
import { menuInBar, menuInPanel } from './menu-in-bar.ts';

/** Sticky, unless all its links stand in it on a narrow screen, or it takes too much of a low one. */
export const HeaderBar = styled.header`
  inset-block-start: 0;
  z-index: 10;
  border-block-end: 1px solid var(--line);
  background: var(--cream);

  @media (min-height: 30em) {
    @media ${menuInBar} { position: sticky; }
    @supports selector(:popover-open) { position: sticky; }
  }
  @media print { position: static; border: 0; }
`;

export const HeaderRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  min-height: var(--header-height);
  padding-block: var(--space-3);

  @media (max-width: 22em) { column-gap: var(--space-2); }
  @media print { min-height: 0; padding-block: 0 2mm; }
`;

export const Logo = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
  color: var(--ink);
  font: 800 1.5rem/1 var(--font-display);
  letter-spacing: -.035em;
  text-decoration: none;

  & svg { color: var(--carrot); }
  &:hover { color: var(--leaf); }
  @media (max-width: 22em) { gap: var(--space-2); }
`;

/** Opens the menu of narrow screens; wide ones have it in the bar, as do browsers without popovers. */
export const MenuButton = styled.button`
  display: none;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  padding: 0 var(--space-4);
  border: 2px solid var(--ink);
  border-radius: 22px 22px 22px var(--radius-s);
  background: transparent;
  font-weight: 700;

  & svg { width: 20px; height: 20px; stroke: currentcolor; stroke-width: 2.4; stroke-linecap: round; }
  @supports selector(:popover-open) {
    @media ${menuInPanel} { display: inline-flex; }
    &:has(+ :popover-open) { background: var(--sprout); }
  }
  @media (max-width: 22em) { padding-inline: var(--space-3); }
`;

/** A row in the bar; on narrow screens a popover, in browsers that have popovers. */
export const SiteMenu = styled.nav`
  position: static;
  display: flex;
  flex-flow: wrap;
  align-items: center;
  gap: 2px;
  width: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--cream);
  color: var(--ink);
  overflow: visible;

  @supports selector(:popover-open) {
    @media ${menuInPanel} {
      position: fixed;
      inset: var(--header-height) 0 auto;
      display: none;
      gap: var(--space-1);
      /* What WebKit makes of the fit-content of popovers fills the screen, and leaves no place to press outside. */
      height: auto;
      max-height: calc(100dvh - var(--header-height));
      padding: var(--space-4) var(--gutter) var(--space-8);
      overflow: auto;
      border-block-end: 1px solid var(--line);
      box-shadow: var(--shadow-m);

      &:popover-open { display: grid; }
    }
  }
`;

export const MenuLink = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 48px;
  padding-inline: var(--space-3);
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;

  &:hover { background: var(--sprout); color: var(--ink); }
  &[aria-current] { box-shadow: inset 4px 0 var(--carrot); background: var(--sprout); }
  @media (forced-colors: active) { &[aria-current] { outline: 2px solid; } }
  &[data-only='wide'], &[data-only='dropdown'] { display: none; }
  & svg { width: 20px; height: 20px; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }

  @media ${menuInBar} {
    min-height: 44px;
    font-size: var(--text-s);
    &[data-only='wide'] { display: flex; }
    &[data-only='narrow'] { display: none; }
    &[aria-current] { box-shadow: inset 0 -3px var(--carrot); }
    @supports selector(:popover-open) {
      &[data-only='dropdown'] { display: flex; }
      &[data-only='no-dropdown'] { display: none; }
    }
  }
`;

export const QuoteLink = styled.div`
  margin-block-start: var(--space-3);
  @media ${menuInBar} {
    margin: 0 0 0 var(--space-3);
    & a { min-height: 44px; padding: var(--space-2) var(--space-5); font-size: var(--text-s); }
  }
`;

/** Anchored to its button where supported, else below the bar; a list in the menu of narrow screens. */
export const MenuPanel = styled.div`
  display: none;
  inset: calc(var(--header-height) + var(--space-2)) auto auto 50%;
  width: min(34rem, 92vw);
  margin: 0;
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-s) var(--radius-l) var(--radius-l) var(--radius-l);
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow-m);
  translate: -50%;

  @supports selector(:popover-open) { &:popover-open { display: block; } }
  @supports (position-area: block-end span-inline-end) {
    inset: auto;
    margin-block-start: 14px;
    position-area: block-end span-inline-end;
    translate: none;
  }

  & p { margin-block-end: var(--space-2); padding-inline: var(--space-3); font: 700 var(--text-l) var(--font-display); }
  & ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); list-style: none; }
  @supports selector(:popover-open) { @media ${menuInPanel} {
    position: static;
    display: block;
    width: auto;
    margin: 0;
    padding: 0 0 0 var(--space-4);
    border: 0;
    box-shadow: none;
    background: none;
    overflow: visible;
    translate: none;
    & p { display: none; }
    & ul { grid-template-columns: repeat(auto-fill, minmax(min(9.4em, 100%), 1fr)); overflow-wrap: anywhere; }
    & ul a { padding-inline-end: 0; }
  } }
`;
