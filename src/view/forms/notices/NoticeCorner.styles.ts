import styled from 'styled-components';

export const Corner = styled.div`
  position: fixed;
  inset-block-end: var(--space-4);
  inset-inline-end: var(--space-4);
  z-index: 30;
  width: min(26rem, 100vw - 32px);

  & > div { margin: 0; box-shadow: var(--shadow-m); }
`;
