import styled from 'styled-components';

/** As many cards beside each other as fit; one column on a phone. */
export const CardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr));
  gap: clamp(var(--space-4), 2vw, var(--space-6));
`;
