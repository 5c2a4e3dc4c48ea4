import styled from 'styled-components';

export const GroupTitle = styled.h3`
  margin-block-end: var(--space-2);
  font-size: var(--text-l);
  line-height: 1.25;
`;

export const Documents = styled.ul`
  & label { display: flex; align-items: center; gap: var(--space-3); min-height: 44px; padding-block: var(--space-1); line-height: 1.35; }
  & input { flex: none; width: 24px; height: 24px; margin: 0; accent-color: var(--leaf); }
  & input:checked + span { color: var(--muted); text-decoration: line-through; }
`;

/** In the space below its block, against a hole in the page before anything is ticked. */
export const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-6);
  min-height: 52px;
  margin-block: var(--space-4) calc(-1 * var(--section-space));
`;
