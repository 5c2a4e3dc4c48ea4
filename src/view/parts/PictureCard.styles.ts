import styled from 'styled-components';

/** A card with a picture; a `::after`-stretched link covers it. */
export const PictureCard = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-l) var(--radius-l) var(--radius-l) var(--radius-s);
  background: var(--card);
  container-type: inline-size;
  transition: transform .2s, box-shadow .2s;

  &:has(a:hover) { transform: translateY(-4px); box-shadow: var(--shadow-m); }
`;

/** Light in the dark scheme too; a photo fills it, padding included. */
export const PictureArea = styled.div`
  padding: var(--space-4) var(--space-6) 0;
  background: var(--picture);

  & img { width: 100%; aspect-ratio: 16 / 9; object-fit: contain; }
  &:has(img[data-colour]) { padding: 0; }
  & img[data-colour] { aspect-ratio: 15 / 8; object-fit: cover; background: attr(data-colour type(*)); }
`;

export const PictureCardText = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-3);
  padding: var(--space-6);

  & h3 { font-size: min(var(--text-xl), 6.5cqi); }
  & > a { margin-block-start: auto; }
  /* In a card as wide as the page its list stands beside the other words. */
  @container (min-width: 34em) {
    display: grid;
    grid-template-columns: 1fr 1fr;

    & > ul { grid-area: 1 / 2 / span 4; align-self: center; }
  }
`;
