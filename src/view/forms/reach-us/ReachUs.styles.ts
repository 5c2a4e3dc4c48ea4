import styled from 'styled-components';

/** A form with what stands beside it on wide screens, and below it on narrow ones. */
export const FormSides = styled.div`
  display: grid;
  gap: var(--space-8);

  @media (min-width: 60em) { grid-template-columns: minmax(0, 54rem) minmax(14rem, 1fr); align-items: start; }
`;

export const Aside = styled.aside`
  & > a { display: inline-block; padding-block: var(--space-3); font: 700 var(--text-xl)/1.25 var(--font-display); }
`;

/** Reserves its lines, against layout shift. */
export const Status = styled.p`
  display: flex;
  align-items: end;
  min-height: 3.2em;
  margin-block-end: var(--space-3);
  color: var(--leaf);
  font-weight: 700;
`;
