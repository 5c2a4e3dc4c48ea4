import styled from 'styled-components';

/** The name above an example is no heading: blocks have their own. */
export const ExampleFigure = styled.figure`
  margin-block-start: var(--space-6);

  & > figcaption { font-family: var(--font-display); font-size: var(--text-l); font-weight: 700; }
`;

/** As wide as the screen, so that breakpoints apply. */
export const ExampleStage = styled.div`
  margin-block: var(--space-3) var(--space-4);
  border-block: 1px dashed var(--line-strong);
  overflow: clip;

  /* For a part that comes over what follows it. */
  &[data-padded] { padding-block-end: var(--section-space); }
`;

export const BlockOpening = styled.div`
  display: grid;
  gap: var(--space-2);

  & h2 { font-size: var(--text-2xl); }
  & h2 a { color: inherit; text-decoration: none; }
  & h2 a:hover { text-decoration: underline; }
  & > p { color: var(--muted); font-size: var(--text-l); }
`;

export const Fold = styled.details`
  margin-block-start: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--card);

  & > summary { min-height: 48px; padding: var(--space-3) var(--space-5); font-weight: 700; }
  & > div { padding: 0 var(--space-5) var(--space-5); }
`;

export const Json = styled.pre`
  padding: var(--space-4);
  border-radius: var(--radius-s);
  background: var(--sprout);
  font: 400 .875rem/1.55 ui-monospace, 'Cascadia Mono', Consolas, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const CopyRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  margin-block: var(--space-3);

  & > [role='status'] { color: var(--leaf); font-weight: 700; }
`;
