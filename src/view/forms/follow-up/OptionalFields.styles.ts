import styled from 'styled-components';

export const Folded = styled.details`
  margin-block-end: var(--space-3);

  & > summary { min-height: 44px; align-content: center; color: var(--leaf); font-weight: 700; }
  &[open] > summary { margin-block-end: var(--space-2); }
`;
