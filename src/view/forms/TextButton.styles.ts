import styled from 'styled-components';

/** Looks like a link, for rows and forms where a large button is too much; as high as a thumb. */
export const TextButton = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--leaf);
  font-weight: 700;
  text-align: start;
  text-decoration: underline;

  &:hover { color: var(--leaf-strong); }
`;
