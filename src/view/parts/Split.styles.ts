import styled from 'styled-components';

/** A sticky heading left of its content; above it on narrow screens and in half of a page. */
export const Split = styled.div`
  @media (min-width: 60em) {
    [data-block]:not([data-side]) > div > & {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
      gap: clamp(var(--space-10), 6vw, 96px);
      align-items: start;

      & > :first-child { position: sticky; inset-block-start: calc(var(--header-height) + var(--space-8)); margin-block-end: 0; }
    }
  }
`;
