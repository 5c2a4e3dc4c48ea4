import styled from 'styled-components';

/** Fields beside one another where there is space. */
export const FormFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  column-gap: var(--space-5);
`;

export const Field = styled.div`
  display: grid;
  grid-template-rows: auto auto auto;
  align-content: start;

  /* As far from what follows as a field whose message is short. */
  &:has(> select:last-child) { padding-block-end: var(--space-6); }
  &[data-control='textarea'] { grid-column: 1 / -1; }
`;

export const FieldLabel = styled.label`
  margin-block-end: var(--space-1);
  font-weight: 700;
  line-height: 1.3;
  text-wrap: balance;
`;

/** A label beside a button. */
export const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* Of the button that some lack. */
  min-height: max(28px, 1.4rem);
  gap: var(--space-1);
  margin-block-end: var(--space-1);

  & > label { margin: 0; }
  @supports selector(:popover-open) { flex-wrap: nowrap; }
`;

export const Optional = styled.span`
  color: var(--muted);
  font-weight: 400;
`;

/** Input, select or textarea. */
export const Control = styled.input`
  width: 100%;
  min-height: 52px;
  padding: var(--space-2) var(--space-4);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: var(--card);
  color: var(--ink);
  font-size: max(16px, var(--text-m));

  &::placeholder { color: var(--muted); opacity: 1; }
  &:hover { border-color: var(--leaf); }
  &:focus-visible { outline-offset: 1px; }
  &[aria-invalid='true'] { border-color: var(--rose); border-width: 2px; }
  textarea& { padding-block: var(--space-3); resize: vertical; }
  /* Its text and arrow as far from the border as those of the other fields. */
  @media (forced-colors: none) {
    select& { appearance: none; padding-inline-end: var(--space-8); text-overflow: ellipsis; background: conic-gradient(from -45deg at 50% 75%, currentcolor 25%, transparent 0) right 16px top 50%/12px 8px no-repeat var(--card); }
    [dir='rtl'] select& { background-position-x: 16px; }
  }
`;

/** Reserves space for messages (two lines for long ones), against layout shift; that space is the gap below a field. */
export const FieldMessage = styled.p`
  min-height: calc(1lh + var(--space-4));
  padding-block: var(--space-1) var(--space-3);
  color: var(--muted);
  font-size: var(--text-s);
  line-height: 1.3;

  &[data-room='long'] { min-height: calc(2lh + var(--space-4)); }
  &[data-tone='bad'] { color: var(--rose); font-weight: 600; }
`;
