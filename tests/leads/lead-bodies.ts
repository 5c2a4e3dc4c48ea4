import { type LeadFieldName, type LeadValues, leadFields } from '../../src/shared/leads/lead-fields.ts';
import { fieldsOf, type LeadFormName, leadForms } from '../../src/shared/leads/lead-forms.ts';
import { namesOf } from '../../src/shared/names-of.ts';
import { calculationValues } from '../../src/view/calculator/calculation-values.ts';
import { followUpForms } from '../../src/view/calculator/follow-up-forms.ts';
import type { LeadBody } from '../../src/view/forms/sending/lead-body.ts';

/** Something that a visitor can fill in in a form. */
export type Filling = 'smallest' | 'largest';

const calculations = {
  smallest: { configuration: { price: 1000, downPayment: 0, months: 24, annualRate: 12 }, monthlyAmount: 47 },
  largest: {
    configuration: {
      price: 100_000_000,
      downPayment: 99_999_999.99,
      months: 72,
      leaseType: 'operational',
      finalPayment: 99_999_999.99,
      mileage: '50.000+',
      hardware: 'Netwerk & communicatie',
      annualRate: 12,
    },
    monthlyAmount: 99_999_999,
  },
} as const;

/** Every form of the site by name. */
export const formNames = namesOf(leadForms);

/** What a visitor fills in: only what is required and as little as goes, or everything and as much as goes. */
export function valuesOf(form: LeadFormName, filling: Filling): LeadValues {
  return Object.fromEntries(
    fieldsOf(leadForms[form]).map(({ name, required }) => [
      name,
      filling === 'largest' || required ? textOf(name, filling) : '',
    ]),
  );
}

/** The body that a form sends of what was filled in. */
export function bodyOf(form: LeadFormName, filling: Filling): LeadBody {
  const values = valuesOf(form, filling);
  const isEquipment = Object.values<string>(followUpForms.equipment).includes(form);
  const about = {
    form,
    calculation: calculations[filling],
    equipmentName: isEquipment ? 'Zaai- en plantmachine' : undefined,
  };
  const isCalculated = isEquipment || Object.values<string>(followUpForms.general).includes(form);
  return {
    ...(isCalculated ? calculationValues(about, values) : values),
    formType: leadForms[form].formType,
    idempotencyKey: `${form} ${filling}`,
    website: '',
    elapsedMs: 20_000,
  };
}

function textOf(name: LeadFieldName, filling: Filling): string {
  const field = leadFields[name];
  if ('type' in field && field.type === 'email') {
    const domain = '@bedrijf.nl';
    // One letter after another until the limit, in labels of a domain that are short enough.
    return filling === 'smallest' ? `a${domain}` : `${'a'.repeat(64)}@${'b.'.repeat(93)}nl`;
  }
  if ('options' in field) return field.options.at(-1)?.value ?? '';
  return filling === 'smallest' ? 'x' : 'ü'.repeat(field.maxLength);
}
