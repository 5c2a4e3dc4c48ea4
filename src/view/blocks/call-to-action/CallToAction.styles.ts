import styled from 'styled-components';

export const Ground = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-5);
  padding: clamp(var(--space-8), 7vw, 96px) clamp(var(--space-6), 7vw, 96px);
  overflow: hidden;
  border-radius: clamp(28px, 5vw, 64px) clamp(28px, 5vw, 64px) clamp(28px, 5vw, 64px) var(--radius-s);
  background: var(--night);
  color: var(--on-night);
  --focus: var(--carrot);

  & h2 { max-width: 12em; font-size: clamp(1.75rem, 1.1rem + 3.1vw, 3.75rem); line-height: 1.02; }
  & p { max-width: 33.3em; color: var(--on-night-muted); font-size: var(--text-l); }
  & p a { color: inherit; }
  & a[data-variant='secondary'] { border-color: var(--on-night); color: var(--on-night); }
  & a[data-variant='secondary']:hover { background: var(--on-night); color: var(--night); }
  & > svg { position: absolute; inset: auto 5% 14% auto; width: 34%; }
  @media (max-width: 59.99em) { & > svg { display: none; } }
  @media print { padding: 0; border-radius: 0; & h2 { font-size: 16pt; } }
`;
