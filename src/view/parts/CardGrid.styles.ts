import styled from 'styled-components';

/**
 * As many columns as fit, four also beside a scrollbar at 1280 px; wider cards where some would be orphaned. Cards ask for its
 * width in letters, as its parent has it: in Safari 17 a container of its own has columns of no width.
 */
export const CardGrid = styled.div`
  div:has(> &) { container: cards / inline-size; }
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--card-width, 17rem)), 1fr));
  gap: clamp(var(--space-3), 2vw, var(--space-6));

  @media (min-width: 77.5em) { &:has(> :nth-child(4n + 5):last-child, > :nth-child(4n + 6):last-child) { --card-width: 20rem; } }
  @media (max-width: 57.99em) { &:has(> :nth-child(3):last-child):not(:has(img)) { --card-width: 40rem; } }
  @media (min-width: 56em) and (max-width: 77.49em) { &:has(> :nth-child(4):last-child) { --card-width: 24rem; } }
  @media print { grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); &:has(> :nth-child(4):last-child) { grid-template-columns: 1fr 1fr; } }
`;
