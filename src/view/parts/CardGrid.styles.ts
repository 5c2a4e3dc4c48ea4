import styled from 'styled-components';

/** As many columns as fit; wider cards when four per row would orphan some. */
export const CardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--card-width, 17.5rem)), 1fr));
  gap: clamp(var(--space-4), 2vw, var(--space-6));

  &:has(> :nth-child(5)):not(:has(> :nth-child(4n):last-child)) { --card-width: 20rem; }
`;
