import styled from 'styled-components';

export const ArrowAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  font-weight: 700;
  text-decoration: none;

  & svg { flex: none; width: 20px; height: 20px; fill: none; stroke: currentcolor; stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; transition: transform .15s; }
  &:hover { text-decoration: underline; }
  &:hover svg { transform: translateX(4px); }
  &[data-direction='back']:hover svg { transform: translateX(-4px); }
`;
