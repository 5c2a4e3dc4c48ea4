import styled from 'styled-components';

export const Prose = styled.div`
  display: grid;
  gap: var(--space-5);
  max-width: 68ch;
`;

export const Checked = styled.p`
  color: var(--muted);
  font-size: var(--text-s);
`;
