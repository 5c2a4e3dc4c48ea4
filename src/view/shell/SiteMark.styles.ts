import styled from 'styled-components';

export const MarkDrawing = styled.svg`
  flex: none;
  width: 52px;
  height: 36px;
  fill: none;
  stroke: currentcolor;
  stroke-width: 4;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
