import styled from 'styled-components';

export const FooterGround = styled.footer`
  padding-block: clamp(var(--space-12), 6vw, 88px) var(--space-8);
  background: var(--night);
  color: var(--on-night);
  --focus: var(--carrot);

  & a { display: inline-flex; align-items: center; min-height: 32px; color: inherit; text-decoration-color: var(--on-night-muted); }
  & a:hover { text-decoration-color: var(--carrot); }
  & h2 { margin-block-end: var(--space-3); font-size: var(--text-l); letter-spacing: -.01em; }
  & ul { list-style: none; }
  & address { font-style: normal; }
  @media (pointer: coarse) { & a { min-height: 44px; } }
`;

export const FooterGrid = styled.div`
  display: grid;
  gap: var(--space-10) clamp(var(--space-8), 5vw, 72px);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));

  @media (min-width: 960px) { grid: auto / auto-flow 1fr; grid-template-columns: 2fr; }
`;

export const Tagline = styled.p`
  max-width: 16ch;
  margin-block: var(--space-4) 0;
  font: 780 var(--text-2xl)/1.05 var(--font-display);
  letter-spacing: -.028em;
`;

export const SmallPrint = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  margin-block-start: var(--space-12);
  padding-block-start: var(--space-5);
  border-block-start: 1px dashed var(--on-night-muted);
  color: var(--on-night-muted);
  font-size: var(--text-s);
`;
