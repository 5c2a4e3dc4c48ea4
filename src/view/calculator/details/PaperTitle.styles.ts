import styled from 'styled-components';

/** On paper alone. */
export const PaperTitleBox = styled.div`
  display: none;

  @media print {
    display: block; grid-column: 1 / -1; font-size: 9pt; line-height: 1.4;
    /* The texts above it ask to calculate. */
    section:has(+ section &), :has(+ * > &) { display: none; }
  }
`;

export const Title = styled.strong`
  display: block;
  font: 800 15pt/1.3 var(--font-display);
`;
