import styled from 'styled-components';

export const Checks = styled.ul`
  display: grid;
  gap: var(--space-2);

  & > li { display: grid; grid-template-columns: 20px 1fr; gap: var(--space-3); align-items: start; line-height: 1.45; }
`;

export const CheckMark = styled.svg`
  width: 20px;
  height: 20px;
  margin-block-start: .14em;
  fill: none;
  stroke: var(--leaf);
  stroke-width: 2.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
