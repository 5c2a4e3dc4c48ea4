import styled from 'styled-components';

export const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-4);
  list-style: none;

  & > li { overflow: hidden; border: 1px solid var(--line); border-radius: var(--radius-m); background: var(--card); }
  & > li > div:first-child { display: grid; grid-template-columns: 1fr 1fr; }
`;

/** A colour with its partner on it. */
export const Swatch = styled.div`
  display: grid;
  align-content: end;
  min-height: 96px;
  padding: var(--space-3);
  font-size: var(--text-xl);
  font-weight: 700;
  line-height: 1;
`;

export const SwatchDot = styled.i`
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: currentcolor;
`;

export const SwatchFacts = styled.div`
  padding: var(--space-3);
  font-size: var(--text-s);
  line-height: 1.5;

  & dl > div { display: grid; grid-template-columns: 3.75rem 1fr; }
  & dt { color: var(--muted); }
  & dd { font-variant-numeric: tabular-nums; }
  & [data-tone='bad'] { color: var(--rose); font-weight: 700; }
`;

/** Tokens with name, value and sample. */
export const Samples = styled.ul`
  display: grid;
  gap: var(--space-4);
  list-style: none;

  & > li { display: grid; gap: var(--space-1); align-content: space-between; min-width: 0; }
  & > li > p:first-child { color: var(--muted); font-size: var(--text-s); overflow-wrap: anywhere; }
  &[data-beside] { grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)); gap: var(--space-6); }
`;

export const TextSample = styled.p`
  overflow: hidden;
  line-height: 1.15;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const SpaceSample = styled.div`
  height: 20px;
  max-width: 100%;
  background: var(--carrot);
`;

export const BoxSample = styled.div`
  height: 80px;
  border: 1px solid var(--line);
  background: var(--card);
`;

export const MotionSample = styled.div`
  width: 100%;
  padding: var(--space-3);
  border: 2px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: var(--card);
  text-align: start;

  &::after { content: ''; display: block; width: 16px; height: 16px; margin-block-start: var(--space-2); border-radius: 50%; background: var(--carrot); transition: inherit; transition-property: transform; }
  &:hover::after, &:focus::after { transform: translateX(min(96px, 40vw)); }
`;

/** Parts in a row. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  align-items: center;
`;

/** Parts in columns. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-4) var(--space-6);
  align-items: start;
`;
