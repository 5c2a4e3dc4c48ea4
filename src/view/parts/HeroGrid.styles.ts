import styled from 'styled-components';

/** Text, and a picture beside it on wide screens. */
export const HeroGrid = styled.div`
  display: grid;
  gap: clamp(var(--space-8), 5vw, 72px);
  align-items: center;

  @media (min-width: 45em) {
    &[data-picture='yes'] { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
  }
`;

/** `data-letters` is the longest word's length, set to fit at .62em per letter; longer ones break. */
export const HeroWords = styled.div`
  display: grid;
  gap: var(--space-5);
  justify-items: start;
  container-type: inline-size;

  & h1 { max-width: 10em; }
  & h1[data-letters] { max-width: 100%; font-size: min(var(--text-3xl), 9.4cqi); hyphens: manual; }
  & h1[data-letters='22'] { font-size: min(var(--text-3xl), 7.3cqi); }
  & h1[data-letters='30'] { font-size: min(var(--text-3xl), 5.8cqi); }
`;

export const HeroText = styled.p`
  max-width: 34.6em;
  font-size: var(--text-l);
  line-height: 1.5;
`;

/** The padding is on the frame: while an image loads, Firefox counts padding of its own into the aspect ratio. */
export const HeroPicture = styled.div`
  position: relative;
  margin-block-start: var(--space-10);
  padding: clamp(var(--space-6), 5vw, 64px) clamp(var(--space-4), 3vw, 40px) clamp(var(--space-4), 3vw, 40px);
  border-radius: 45% 45% var(--radius-l) var(--radius-s) / 38% 38% var(--radius-l) var(--radius-s);
  background: var(--picture);

  &:where(:has(img[data-colour])) { padding: 0; }
  & img { width: 100%; }
  & img[data-colour] { aspect-ratio: 4 / 3; border-radius: inherit; object-fit: cover; background: attr(data-colour type(*)); }
  & > svg { position: absolute; inset-block-start: -16%; inset-inline-start: -4%; width: 72%; stroke-width: 2.4; }
`;
