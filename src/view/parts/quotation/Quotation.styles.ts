import styled from 'styled-components';

export const Quotation = styled.figure`
  padding-inline-start: var(--space-5);
  border-inline-start: 3px dashed var(--carrot);

  & blockquote { font: 600 var(--text-l)/1.35 var(--font-display); }
`;
