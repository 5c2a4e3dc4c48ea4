import styled from 'styled-components';
import { Card } from '../../parts/Card.styles.ts';

export const Scenarios = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: clamp(var(--space-4), 2.4vw, var(--space-8));
  margin-block-end: var(--space-6);

  /* Three, of which only two fit beside each other, are rows: the sum beside its story. */
  @media (min-width: 38em) and (max-width: 57.99em) {
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: 1fr;

      & > * { display: grid; grid-template: auto 1fr / 1fr 1fr; column-gap: var(--space-8); }
      & dl { grid-area: 1 / 2 / span 3; align-self: center; margin: 0; }
    }
  }
`;

export const Scenario = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);

  & > a { min-height: 44px; align-content: center; font-weight: 700; }
`;

/** The sum stands at the same height in each card, its outcome large. */
export const Sum = styled.dl`
  margin-block-start: auto;

  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 var(--space-4); padding-block: var(--space-2); border-block-end: 1px dashed var(--line-strong); }
  & > div:last-child { border: 0; }
  & dd { font-weight: 700; font-variant-numeric: tabular-nums; }
  & > div:last-child dd { font: 800 var(--text-xl) var(--font-display); }
`;
