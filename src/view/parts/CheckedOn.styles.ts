import styled from 'styled-components';

export const Checked = styled.p`
  color: var(--muted);
  font-size: var(--text-s);
`;
