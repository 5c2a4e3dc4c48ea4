import styled from 'styled-components';

/** What helps to choose, below input and result. */
export const DetailGrid = styled.div`
  display: grid;
  /* In line with what stands above it. */
  gap: var(--space-8) var(--beside, var(--space-10));
  margin-block-start: var(--space-8);

  &[data-stale] :is(td, th, figure) { color: var(--muted); }
  @media (min-width: 60em) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  /* Beside one another, so that a proposal is one sheet. */
  @media print { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 3mm 8mm; margin-block-start: 2mm; }
`;

/** A title with its figures. */
export const DetailPart = styled.section`
  container-type: inline-size;
  /* Of its tables, which count by letters how many columns fit. */
  font-size: var(--text-s);

  & > h3 { margin-block-end: var(--space-2); font-size: var(--text-l); }
  & > p { color: var(--muted); }
  @media print { & > p { display: none; } }
  &[data-part='scenarios']:has(table) { grid-column: 1 / -1; }
  /* What is compared has a line of its own, as three amounts leave it no space. */
  @container (max-width: 33rem) {
    &[data-part='scenarios'] tr { display: flex; flex-wrap: wrap; }
    &[data-part='scenarios'] tr > * { flex: 1 0 30%; }
    &[data-part='scenarios'] tbody th { flex-basis: 100%; border: 0; padding-block-end: 0; }
    &[data-part='scenarios'] td:empty { display: none; }
  }
`;

/**
 * Figures in columns, two beside one another where letters are large; `data-long` amounts, millions, are as small
 * as a phone needs.
 */
export const FigureTable = styled.table`
  width: 100%;
  margin-block-start: var(--space-3);
  font-variant-numeric: tabular-nums;
  border-collapse: collapse;

  & caption { padding-block-end: var(--space-2); color: var(--muted); text-align: start; }
  & :is(th, td) { padding: var(--space-2) var(--space-1); border-block-end: 1px solid var(--line); text-align: end; vertical-align: baseline; }
  @container (min-width: 29ch) { &[data-long] { font-size: min(var(--text-s), 3.6cqi); } & th { overflow-wrap: normal; } }
  @container (max-width: 29ch) {
    && tr { display: grid; grid-template-columns: 1fr 1fr; }
    & tr > :first-child { grid-column: 1 / -1; border: 0; }
  }
  & :is(th, td):first-child { padding-inline-start: 0; text-align: start; }
  & thead th { border-block-end: 2px solid var(--ink); }
  & tr:has([aria-current]) { background: var(--sprout); font-weight: 700; }
  & th:has([aria-current]) { box-shadow: inset 4px 0 var(--carrot); padding-inline-start: var(--space-3); }
  & [aria-current] { color: inherit; text-decoration: none; }
  /* The words of a row stay on paper. */
  @media print { && button { display: inline !important; min-height: 0; text-decoration: none; } }
  @media print { && :is(th, td):first-child { padding-inline-start: 1mm; } }
  @media print { margin-block-start: 1mm; font-size: 8pt; & :is(th, td) { padding: 1pt 1mm; line-height: 1.2; } }
`;

/** What is owed at the end of each year, as steps down. */
export const Chart = styled.svg`
  display: block !important;
  max-width: 100%;
  max-height: 12rem;
  height: auto;
  margin-block-start: var(--space-3);

  @media print { max-height: 26mm; }

  & rect { fill: var(--leaf); }
  & [data-bar='start'] rect { fill: currentcolor; }
  & [data-bar='final'] rect { fill: var(--carrot); }
  & line { stroke: var(--line-strong); stroke-width: 1; }
  & text { fill: currentcolor; font: 600 13px/1 var(--font-text); text-anchor: middle; font-variant-numeric: tabular-nums; }
  /* Long amounts stay within the picture. */
  & [data-bar='start'] [data-amount] { text-anchor: start; }
  & [data-bar='final'] [data-amount] { text-anchor: end; }
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block-start: var(--space-3);
  font-size: var(--text-m);
`;

/** The address, where copying was refused. */
export const AddressField = styled.input`
  width: 100%;
  min-height: 44px;
  margin-block-start: var(--space-3);
  padding: var(--space-2) var(--space-3);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: var(--card);
  color: var(--ink);
  font-size: 16px;
`;

export const Status = styled.p`
  min-height: 1.5em;
  margin-block-start: var(--space-2);
`;

export const OnPaper = styled.p`
  display: none;

  @media print {
    display: block; grid-column: 1 / -1; max-width: none; overflow-wrap: anywhere; font-size: 8pt; line-height: 1.4;
    main:has(&) > [data-block] { padding-block: 2mm; }
  }
`;

export const AddressNotice = styled.p`
  /* Comes into view with the first field below it. */
  scroll-margin-block-end: 12rem;
  margin-block-end: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-inline-start: 4px solid var(--rose);
  background: var(--sprout);
  font-size: var(--text-s);
`;
