import styled, { css } from 'styled-components';
import { PictureCard } from '../../parts/PictureCard.styles.ts';

/** As a row of the page: picture, words and list beside one another. */
const wholeRow = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: 1fr 2fr;

  & > :not(:only-child):first-child { display: grid; align-items: center; }
  & img[data-colour] { height: 100%; }
  & > :last-child { align-content: center; }
  & > :only-child { grid-column: 1 / -1; }
`;

/** The link covers the card; links inside its text stay on top. */
export const WholeCard = styled(PictureCard)`
  & p a { position: relative; z-index: 1; }
  & a[data-direction]::after { content: ''; position: absolute; inset: 0; }
  /* A row of a list on phones, where its words fit beside the picture: the page itself says the rest. */
  @container cards (max-width: 31em) {
    & ul { display: none; }
  }
  @container cards (15em <= width <= 31em) {
    display: grid;
    grid-template-columns: min(6rem, 29%) 1fr;
    border-radius: var(--radius-m) var(--radius-m) var(--radius-m) var(--radius-s);

    & > :not(:only-child):first-child { display: grid; align-items: center; padding: var(--space-2); }
    & > :last-child { gap: 0; padding: var(--space-3) var(--space-4) var(--space-1); }
    & a[data-direction] { min-height: 36px; font-size: var(--text-s); }
    & > :only-child { grid-column: 1 / -1; }
    & h3 { font-size: max(.9375rem, min(var(--text-l), 4.8cqi)); }
    & p { font-size: var(--text-s); line-height: 1.4; }
  }
  /* What would stand alone below rows of two, or of three. */
  @media screen {
    @container cards (35rem <= width < 53rem) { &:nth-child(2n + 3):last-child { ${wholeRow} } }
    @container cards (53rem <= width < 71rem) { &:nth-child(3n + 7):last-child { ${wholeRow} } }
  }
  &:has(a[data-direction]:focus-visible) { outline: 3px solid var(--focus); outline-offset: 3px; }
`;

export const AllPages = styled.div`
  margin-block-start: clamp(var(--space-8), 4vw, 56px);
  & h3 { margin-block-end: var(--space-4); }
  @media (max-width: 35em) { & ul { grid-template-columns: repeat(auto-fit, minmax(9em, 1fr)); column-gap: var(--space-3); font-size: var(--text-s); } }
`;
