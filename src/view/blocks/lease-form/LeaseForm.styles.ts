import styled from 'styled-components';

export const Sides = styled.div`
  display: grid;
  gap: clamp(var(--space-8), 5vw, 72px);

  @media (min-width: 60em) { grid-template-columns: minmax(0, 7fr) minmax(0, 6fr); align-items: start; }
  @media print { grid-template-columns: 3fr 2fr; }
`;

export const Words = styled.div`
  display: grid;
  gap: var(--space-6);
  justify-items: start;

  & > :first-child { margin: 0; }
`;

/** Words, each with a button for its explanation. */
export const Terms = styled.div`
  & h3 { margin-block-end: var(--space-2); font-size: var(--text-l); }
`;

export const TermItems = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);

  & li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2); }
  @supports selector(:popover-open) { & li { flex-wrap: nowrap; } }
  /* Paper has no buttons: the explanations stand there. */
  @media print {
    display: block;
    & li { display: block; }
    & [popover] { position: static; display: inline !important; padding: 0; border: 0; }
    & [popover]::before { content: ': '; }
  }
`;

/** The calculation, on the darkest ground. */
export const Example = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: clamp(var(--space-5), 3.4vw, var(--space-10));
  border-radius: var(--radius-l) var(--radius-l) 0 0;
  background: var(--night);
  color: var(--on-night);
  --focus: var(--carrot);

  & p { color: var(--on-night-muted); font-size: var(--text-s); }
  & a { color: inherit; }
  @media print { padding: 3mm 0; break-inside: avoid; }
`;

export const Figures = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-4);
    padding-block: var(--space-3);
    border-block-end: 1px dashed var(--on-night-muted);
  }
  & strong { font-variant-numeric: tabular-nums; }
  & > li:last-child { border: 0; padding-block-end: 0; }
  & > li:last-child strong { font: 800 var(--text-2xl)/1.1 var(--font-display); letter-spacing: -.03em; }
  @media screen { & > li:last-child strong { color: var(--carrot-bright); } }
`;

export const Audience = styled.div`
  padding: clamp(var(--space-5), 3vw, var(--space-8)) clamp(var(--space-5), 3.4vw, var(--space-10));
  border-radius: 0 0 var(--radius-l) var(--radius-s);
  background: var(--sprout);

  & h3 { margin-block-end: var(--space-2); font-size: var(--text-l); }
  @media print { break-inside: avoid; }
`;
