import styled from 'styled-components';

/** Content width, centred, with room at both sides down to 320 px. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--content) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
