import styled from 'styled-components';
import { PictureCard } from '../../parts/PictureCard.styles.ts';

/** The link covers the card; links inside its text stay on top. */
export const WholeCard = styled(PictureCard)`
  & p a { position: relative; z-index: 1; }
  & a[data-direction]::after { content: ''; position: absolute; inset: 0; }
  &:has(a[data-direction]:focus-visible) { outline: 3px solid var(--focus); outline-offset: 3px; }
`;

export const AllPages = styled.div`
  margin-block-start: clamp(var(--space-8), 4vw, 56px);
  & h3 { margin-block-end: var(--space-4); }
`;
