import styled, { css } from 'styled-components';

/** The form of a part of the document. */
export const SectionFields = styled.section`
  display: grid;
  gap: var(--space-5);
`;

/** A control with its label, help and problems. */
export const Shell = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;

  & > button { justify-self: start; }
`;

export const Label = styled.label`
  font-weight: 700;
  line-height: 1.3;
`;

/** What says less than a label, beside it. */
export const Quiet = styled.span`
  color: var(--muted);
  font-size: var(--text-s);
  font-weight: 400;
`;

export const Help = styled.p`
  color: var(--muted);
  font-size: var(--text-s);
  line-height: 1.4;
`;

/** Input, textarea or select. */
export const Input = styled.input`
  width: 100%;
  min-height: 44px;
  padding: var(--space-2) var(--space-3);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: var(--card);
  color: var(--ink);
  font-size: 1rem;
  line-height: 1.45;

  &:hover { border-color: var(--leaf); }
  &[aria-invalid='true'] { border-color: var(--rose); border-width: 2px; }
  &[type='search'] { appearance: textfield; }
  textarea& { field-sizing: content; resize: vertical; }
`;

export const Checkbox = styled.input`
  width: 24px;
  height: 24px;
  accent-color: var(--leaf);
`;

/** A box to tick, with what it means. */
export const CheckRow = styled.label`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  min-height: 32px;
  font-size: var(--text-s);

  & > input { flex: none; }
`;

export const Count = styled.p`
  color: var(--muted);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;

  &[data-over] { color: var(--rose); font-weight: 600; }
`;

export const Problem = styled.p`
  padding-inline-start: var(--space-3);
  border-inline-start: 4px solid var(--carrot);
  font-size: var(--text-s);
  line-height: 1.4;

  &[data-severity='error'] { border-color: var(--rose); color: var(--rose); }
  & > button { display: block; margin-block: var(--space-1); }
`;

/** Under a problem: where its author goes. */
export const Places = styled.ul`
  margin-block-start: var(--space-2);
  padding-inline-start: var(--space-5);
`;

/** A question about the page or a block; Enter answers it. */
export const AskForm = styled.form`
  display: grid;
  gap: var(--space-2);

  details > & { margin-block-start: var(--space-2); }
  & > button { justify-self: start; }
`;

/** A list or an object. */
export const Group = styled.fieldset`
  display: grid;
  gap: var(--space-4);
  padding: 0 0 0 var(--space-3);
  border: 0 solid var(--line);
  border-inline-start-width: 3px;

  & > legend { margin-block-end: var(--space-2); padding: 0; font-weight: 700; }
  & > ol { display: grid; gap: var(--space-4); list-style: none; }
  & > ol:empty { display: none; }
  & > ul { padding-inline-start: var(--space-5); }
  & > button { justify-self: start; }
`;

export const ItemTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

export const Tools = styled.div`
  display: flex;
  gap: var(--space-1);
  /* Space for the focus ring of the text below. */
  margin-block-end: var(--space-1);
`;

const buttonLook = css`
  min-width: 36px;
  min-height: 36px;
  padding: var(--space-1) var(--space-3);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: var(--card);
  color: var(--ink);
  font-size: var(--text-s);
  font-weight: 600;

  &:hover { border-color: var(--leaf); background: var(--sprout); }
`;

export const SmallButton = styled.button`
  ${buttonLook}
  &[aria-pressed='true'] { border-color: var(--leaf); background: var(--sprout); box-shadow: inset 0 -3px 0 var(--leaf); }
  &:is(:disabled, [aria-disabled='true']) { border-style: dashed; background: transparent; color: var(--muted); }
  &[data-variant='primary'] { border-color: var(--carrot); background: var(--carrot); color: var(--on-carrot); }
  &[data-variant='primary']:is(:disabled, [aria-disabled='true']) { border-color: var(--line-strong); background: transparent; color: var(--muted); }
  @media (pointer: coarse) { min-width: 44px; min-height: 44px; }
`;

/** Brings a file from this computer. */
export const FileInput = styled.input`
  max-width: 100%;
  color: var(--muted);
  font-size: var(--text-s);

  &::file-selector-button { ${buttonLook} margin-inline-end: var(--space-2); font-family: inherit; }
`;

export const LinkForm = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border-radius: var(--radius-s);
  background: var(--sprout);

  & > label { font-size: var(--text-s); font-weight: 600; }
  & > button { justify-self: start; }
`;

export const Thumbnail = styled.img`
  max-height: 96px;
  width: auto;
  border-radius: var(--radius-s);
  background: var(--picture);
`;

/** When to use a block. */
export const Usage = styled.details`
  font-size: var(--text-s);

  & > summary { font-weight: 600; cursor: pointer; }
  & > p { margin-block-start: var(--space-1); }
  & > ul { display: grid; gap: var(--space-2); margin-block-start: var(--space-2); padding-inline-start: var(--space-5); }
`;
