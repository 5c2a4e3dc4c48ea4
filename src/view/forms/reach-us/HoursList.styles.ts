import styled from 'styled-components';

export const Hours = styled.dl`
  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--space-4); padding-block: var(--space-3); border-block-end: 1px dashed var(--line-strong); }
  & dd { font-weight: 700; font-variant-numeric: tabular-nums; }
`;
