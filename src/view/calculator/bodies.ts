import { calculationLabels } from '../../shared/calculation-words.ts';
import type { FormValues } from '../forms/field-definition.ts';
import type { LeadFields } from '../forms/lead-body.ts';
import type { Calculation } from './calculator-store.ts';
import { calculationMessage } from './message.ts';

/** The quote request of the general calculator; `vehicleType` travels inside the message. */
export function generalQuote(
  calculation: Calculation,
  values: FormValues<'firstName' | 'lastName' | 'company' | 'email' | 'vehicleType'>,
): LeadFields {
  const { firstName, lastName, company, email, vehicleType } = values;
  return {
    firstName,
    lastName,
    email,
    company,
    subject: 'Offerte aanvraag via lease calculator',
    message: calculationMessage(calculation, {
      subject: { label: calculationLabels.vehicleType, value: vehicleType },
    }),
    formType: 'calculator',
  };
}

/** The indicative proposal of the general calculator. */
export function generalIndicative(calculation: Calculation, { email }: FormValues<'email'>): LeadFields {
  return {
    email,
    subject: 'Indicatief lease voorstel',
    message: calculationMessage(calculation),
    formType: 'indicative',
  };
}

/** The quote request of an equipment page: the message names the equipment and holds the visitor's own words. */
export function equipmentQuote(
  calculation: Calculation,
  equipmentName: string,
  values: FormValues<'firstName' | 'lastName' | 'email' | 'phone' | 'company' | 'message'>,
): LeadFields {
  const { firstName, lastName, email, phone, company, message } = values;
  const subject = { label: calculationLabels.equipment, value: equipmentName };
  return {
    firstName,
    lastName,
    email,
    phone,
    company,
    message: calculationMessage(calculation, { subject, text: message }),
    formType: 'calculator',
  };
}

/** The indicative proposal of an equipment page. */
export function equipmentIndicative(
  calculation: Calculation,
  equipmentName: string,
  { email }: FormValues<'email'>,
): LeadFields {
  return {
    email,
    subject: `Indicatief lease voorstel - ${equipmentName}`,
    message: calculationMessage(calculation, {
      subject: { label: calculationLabels.equipment, value: equipmentName },
    }),
    formType: 'indicative',
  };
}
