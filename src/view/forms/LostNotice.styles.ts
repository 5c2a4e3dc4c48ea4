import styled from 'styled-components';

export const Corner = styled.div`
  position: fixed;
  inset-block-end: var(--space-4);
  inset-inline-end: var(--space-4);
  z-index: 30;
  width: min(26rem, calc(100vw - 2 * var(--space-4)));

  & > div { margin: 0; box-shadow: var(--shadow-m); }
`;
