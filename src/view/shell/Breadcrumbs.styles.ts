import styled from 'styled-components';

/** Separators trail, so that no line begins with one. Over the block that comes up to it: its links are all there to press. */
export const CrumbList = styled.ol`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  margin-block: var(--space-3) calc(-1 * var(--space-2));
  color: var(--muted);
  font-size: var(--text-s);
  list-style: none;
  overflow-wrap: anywhere;

  & > li { display: flex; align-items: center; min-height: 32px; }
  & > li:not(:last-child)::after {
    content: '/';
    content: '/' / '';
    margin-inline: var(--space-2);
    color: var(--line-strong);
  }
  & a { display: flex; align-items: center; min-height: 32px; color: inherit; }
  @media (any-pointer: coarse) { & > li, & a { min-height: 44px; } }
`;
