import styled from 'styled-components';

export const NoticeBox = styled.div`
  position: relative;
  margin-block-end: var(--space-4);
  padding: var(--space-4) 56px var(--space-4) var(--space-5);
  border: 2px solid var(--leaf);
  border-radius: var(--radius-m) var(--radius-m) var(--radius-m) var(--radius-s);
  background: var(--sprout);

  &[data-tone='bad'] { border-color: var(--rose); background: var(--card); }
  @media print { margin-block-end: 2mm; padding: 2mm 4mm; }
  &:empty { padding: 0; border: 0; }
  & > span > a { display: inline-block; min-height: 44px; align-content: center; }
`;

export const NoticeTitle = styled.p`
  font-family: var(--font-display);
  font-weight: 700;

  [data-tone='bad'] > & { color: var(--rose); }
`;

export const NoticeText = styled.p`
  line-height: 1.45;
`;

export const Dismiss = styled.button`
  position: absolute;
  inset-block-start: var(--space-1);
  inset-inline-end: var(--space-1);
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;

  & svg { width: 16px; height: 16px; fill: none; stroke: currentcolor; stroke-width: 2.4; stroke-linecap: round; }
`;
