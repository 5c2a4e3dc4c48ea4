import styled from 'styled-components';

export const Eyebrow = styled.p`
  padding: var(--space-1) var(--space-4);
  border-radius: 20px 20px 20px 4px;
  background: var(--sprout);
  font-size: var(--text-s);
  font-weight: 700;
`;
