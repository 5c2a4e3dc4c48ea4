/** Calculator fields that the glossary may explain. */
export const calculatorTerms = [
  'aanschafwaarde',
  'leasevorm',
  'looptijd',
  'aanbetaling',
  'slottermijn',
] as const;

export type CalculatorTerm = (typeof calculatorTerms)[number];
