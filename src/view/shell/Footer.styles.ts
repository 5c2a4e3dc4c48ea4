import styled from 'styled-components';

export const FooterGround = styled.footer`
  padding-block: clamp(var(--space-12), 6vw, 88px) var(--space-8);
  background: var(--night);
  color: var(--on-night);
  --focus: var(--carrot);

  & a { display: inline-flex; align-items: center; min-height: 32px; color: inherit; text-decoration-color: var(--on-night-muted); overflow-wrap: anywhere; }
  & a:hover { text-decoration-color: var(--carrot); }
  & h2 { margin-block-end: var(--space-3); font-size: var(--text-l); letter-spacing: -.01em; }
  & ul { list-style: none; }
  & address { font-style: normal; }
  @media (any-pointer: coarse) { & a { min-height: 44px; } }
`;

export const FooterColumns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-10) min(4vw, 64px);

  & > * { flex: auto; min-width: min(100%, 9rem); }
  & > :first-child { flex: 3 19rem; }
  /* Two beside one another on a phone and four on a tablet, never three, however long the address of the last. */
  @media (max-width: 79em) { column-gap: 20px; & > * { flex-basis: clamp(9rem, 99*(44rem - 100%), 40%); } & > :first-child { flex-basis: 100%; } & h2 { font-size: var(--text-m); } }
`;

export const Tagline = styled.p`
  max-width: 20em;
  margin-block: var(--space-4) 0;
  font: 700 var(--text-xl)/1.25 var(--font-display);
  letter-spacing: -.015em;
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
