import styled from 'styled-components';

/** Stays on one line, however large the letters: the more digits, the smaller. */
export const Amount = styled.strong`
  output:has(&) { container-type: inline-size; }

  display: block;
  font-family: var(--font-display);
  font-size: min(var(--text-3xl), 23cqi);
  font-weight: 800;
  letter-spacing: -.03em;
  line-height: 1.05;
  font-variant-numeric: tabular-nums;

  &[data-long] { font-size: min(var(--text-3xl), 17.5cqi); }
`;

/** One block that comes at once: of two, Orca announces the whole at each. */
export const AmountWithUnit = styled.span`
  display: block;
`;

export const AmountUnit = styled.span`
  /* Beside a block, Orca reads “status bar” in its place, and announces the amount twice. */
  display: block;
  color: var(--muted);
`;

/** Says that a result is of an earlier input, in the place of the buttons to go on with it. */
export const Stale = styled.p`
  color: var(--rose);
  font-size: var(--text-s);
  font-weight: 600;
  line-height: 1.5;
`;

export const Summary = styled.dl`
  /* The card around it holds a result. */
  :where([data-part='result']):has(> &) { border: 1px solid var(--line); background: var(--card); box-shadow: var(--shadow-m); }
  [data-stale]:has(> &) { border-style: dashed; border-color: var(--line-strong); box-shadow: none; }
  [data-stale]:has(> &) > output, [data-stale] > & { color: var(--muted); }

  display: grid;
  margin-block-end: var(--space-2);

  @media print { columns: 2; column-gap: 8mm; display: block; & > div { padding-block: 1pt !important; line-height: 1.4; } }
  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--space-2); padding-block: var(--space-2); border-block-end: 1px solid var(--line); }
  & dt { color: var(--muted); }
  & dd { margin-inline-start: auto; font-weight: 600; text-align: end; font-variant-numeric: tabular-nums; }
`;
