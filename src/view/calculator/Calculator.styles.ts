import styled from 'styled-components';

/** Nobody prints empty fields. */
export const Panel = styled.div`
  @media print { &:not(:has([data-filled])) { display: none; } }
`;

export const CalculatorGrid = styled.div`
  display: grid;
  gap: var(--space-6);

  @media (min-width: 60em) { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: var(--space-10); }
  @media print {
    gap: 3mm;
    & > form { display: none; }
  }
`;

export const Disclaimer = styled.p`
  margin-block-start: var(--space-5);
  color: var(--muted);
  font-size: var(--text-s);

  @media print { margin-block-start: 2mm; font-size: 8pt; }
`;
