import styled from 'styled-components';

/** Outlined; filled with `data-variant='primary'`. */
export const Button = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: 52px;
  padding: var(--space-3) var(--space-6);
  border: 2px solid var(--ink);
  border-radius: 26px 26px 26px 8px;
  background: transparent;
  color: var(--ink);
  font-weight: 700;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition: background-color .15s, color .15s, transform .15s;

  &:hover { background: var(--sprout); color: var(--ink); transform: translateY(-2px); }
  &:active { transform: none; }
  &[data-variant='primary'] { border-color: var(--carrot); background: var(--carrot); color: var(--on-carrot); }
  &[data-variant='primary']:hover { border-color: var(--carrot-bright); background: var(--carrot-bright); }
  &&:disabled, &&[aria-disabled='true'] {
    border: 2px dashed var(--line-strong); background: transparent; color: var(--muted); transform: none;
  }
  @media print { display: none; }
`;
