import styled from 'styled-components';

export const BylineText = styled.p`
  color: var(--muted);
  font-size: var(--text-s);
`;
