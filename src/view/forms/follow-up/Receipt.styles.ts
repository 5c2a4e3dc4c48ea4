import styled from 'styled-components';

export const ReceiptBox = styled.div`
  margin-block-end: var(--space-4);
  padding-inline-start: var(--space-5);
  border-inline-start: 4px solid var(--leaf);
  font-size: var(--text-s);

  & ol { margin-block: var(--space-2); padding-inline-start: 1.3em; }
  & a { padding-block: 14px; }
  & summary { min-height: 44px; align-content: center; font-weight: 700; }
  & dt { color: var(--muted); }
  & dd { margin-block-end: var(--space-2); white-space: pre-line; overflow-wrap: anywhere; }
  /* In the place of its form; beside a result that says it already. */
  @media print {
    margin-block-end: 0;
    & ol { margin-block: 1mm 0; }
    form:has(> &) > :not(&, [role='status']), [data-part='result'] & > details { display: none; }
  }
`;
