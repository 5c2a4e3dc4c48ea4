import styled from 'styled-components';
import { runningList } from '../../parts/running-list.ts';

/** Two columns, read from left to right; what opens leaves the other column alone. */
export const Questions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr));
  gap: 0 var(--space-12);
  align-items: start;
  /* A grid leaves its heading alone on a sheet. */
  @media print { display: block; }
`;

export const Question = styled.details`
  border-block-start: 1px solid var(--line-strong);

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: 64px;
    padding-block: var(--space-4);
    list-style: none;
  }
  & > summary::-webkit-details-marker { display: none; }
  & > summary:hover { color: var(--leaf); }
  & h3 { font-size: var(--text-l); line-height: 1.25; }
  & h3[data-letters] { font-size: min(var(--text-l), 5.4vw); }
  & svg {
    flex: none; width: 36px; height: 36px; padding: 10px; border-radius: 50% 50% 50% 20%;
    background: var(--sprout); stroke: currentcolor; stroke-width: 3; stroke-linecap: round; transition: transform .2s;
  }
  &[open] svg { transform: rotate(45deg); }
`;

export const Answer = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-block: 0 var(--space-6);
  padding-inline-end: var(--space-12);
  ${runningList}
`;
