import { calculationValues } from '../../src/view/calculator/calculation-values.ts';
import { renderMail } from '../../supabase/functions/_shared/mail.ts';
import type { LeadItem } from '../../supabase/functions/_shared/stored-lead.ts';
import { exampleCompany as company } from './example-company.ts';

/** The address of a visitor in mails of tests. */
export const email = 'ada@bedrijf.example';
export const calculation = {
  configuration: {
    price: 40000,
    downPayment: 4000,
    months: 48,
    leaseType: 'financial',
    finalPayment: 8000,
    annualRate: 12,
  },
  monthlyAmount: 817,
} as const;
const equipmentName = 'Minigraver';
/** The fields of a lead that asks for a quote. */
export const quote = {
  ...calculationValues(
    { form: 'equipmentQuote', calculation, equipmentName },
    {
      firstName: 'Ada',
      lastName: 'de Wit',
      email,
      phone: '06 12 34 56 78',
      company: 'Wit BV',
      message: 'Graag snel.\nDank!',
    },
  ),
  formType: 'calculator',
};
/** The fields of a lead that asks for an indicative proposal. */
export const indicative = {
  ...calculationValues({ form: 'generalIndicative', calculation }, { email }),
  formType: 'indicative',
};

/** What the outbox holds of a lead with these fields. */
export function itemOf(
  kind: LeadItem['kind'],
  fields: Record<string, string>,
  address = email,
  hasVisitorMail = true,
): LeadItem {
  const { formType = 'contact' } = fields;
  const lead = { id: 'lead-1', formType, email: address, createdAt: '2026-11-21T16:06:05.123Z', fields };
  return { id: 'mail-1', kind, attempts: 1, hasVisitorMail, lead };
}

/** The mail about a lead with these fields. */
export function render(...item: Parameters<typeof itemOf>) {
  return renderMail(itemOf(...item), company);
}
