import styled from 'styled-components';

/** Content width with margins, down to 320 px. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--content) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
