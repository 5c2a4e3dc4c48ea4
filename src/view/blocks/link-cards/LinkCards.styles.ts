import styled from 'styled-components';

export const LinkCard = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding: var(--space-6);
  border: 1px solid var(--line);
  border-block-start: 6px solid var(--leaf);
  border-radius: var(--radius-s) var(--radius-l) var(--radius-l) var(--radius-s);
  background: var(--card);
  transition: transform .2s, box-shadow .2s;

  & > img { width: 100%; aspect-ratio: 16 / 9; border-radius: var(--radius-m) var(--radius-m) var(--radius-m) var(--radius-s); background: var(--picture); object-fit: contain; }
  & h3 { font-size: min(var(--text-xl), 8.2vw); }
  @container cards (15em <= width <= 31em) {
    &:has(img) { display: grid; grid-template-columns: min(6rem, 29%) 1fr; gap: 0 var(--space-4); padding: var(--space-3); }
    & > img { grid-row: span 3; height: 100%; }
    & h3 { font-size: clamp(1rem, 5.1vw, var(--text-l)); }
  }
  & > a { margin-block-start: auto; }
  & > a::after { content: ''; position: absolute; inset: 0; }
  & p a { position: relative; z-index: 1; }
  &:hover { transform: translateY(-4px); box-shadow: var(--shadow-m); }
`;
