import type { Calculation } from '../../shared/calculator/calculation.ts';
import { calculationMessage } from '../../shared/calculator/calculation-text.ts';
import type { LeadValues } from '../../shared/leads/lead-fields.ts';
import { type LeadForm, type LeadFormName, leadForms } from '../../shared/leads/lead-forms.ts';

interface CalculationToSend {
  form: LeadFormName;
  calculation: Calculation;
  /** On an equipment page. */
  equipmentName?: string;
}

/**
 * The values that a calculator's form sends; the message holds the calculation, the equipment and the visitor's words.
 */
export function calculationValues(
  { form, calculation, equipmentName: equipment }: CalculationToSend,
  { vehicleType, message, ...contact }: LeadValues,
): LeadValues {
  const { configuration, monthlyAmount } = calculation;
  const { subject }: LeadForm = leadForms[form];
  return {
    ...contact,
    ...(subject && { subject: subject.replace('{equipment}', () => equipment ?? '') }),
    message: calculationMessage({ ...configuration, vehicleType, equipment, monthlyAmount }, message),
  };
}
