import {
  isLeadField,
  type LeadField,
  type LeadFieldName,
  leadFieldNames,
  leadFields,
} from './lead-fields.ts';
import { type Notice, notices } from './notices.ts';

/** What the mails and lists call a lead, and what its sender is told at once. */
export interface LeadKind {
  /** As the company reads it in a subject. */
  name: string;
  /** 'We hebben … ontvangen'. */
  received: string;
  /** What happens next. */
  next: string;
}

/** The kinds of leads, by the form type that travels. */
export const leadKinds = {
  calculator: {
    name: 'Offerteaanvraag',
    received: 'je offerteaanvraag',
    next: 'We nemen binnen 24 uur contact met je op met een persoonlijke offerte.',
  },
  indicative: {
    name: 'Aanvraag indicatief voorstel',
    received: 'je aanvraag voor een indicatief voorstel',
    next: 'We kijken je berekening na. Je hoort binnen 24 uur van ons.',
  },
  contact: {
    name: 'Contactbericht',
    received: 'je bericht',
    next: 'We nemen binnen 24 uur contact met je op.',
  },
  verzekering: {
    name: 'Verzekeringsvraag',
    received: 'je vraag over verzekeringen',
    next: 'We nemen binnen 24 uur contact met je op.',
  },
} as const satisfies Record<string, LeadKind>;

export type FormType = keyof typeof leadKinds;

/** A form that sends a lead, as data. */
export interface LeadForm {
  /** The kind of lead that it sends. */
  formType: FormType;
  /** What it asks, in the order of the page. */
  fields: Partial<Record<LeadFieldName, 'required' | 'optional'>>;
  /** The subject of what it sends, where the visitor chooses none; `{equipment}` stands for what is leased. */
  subject?: string;
  submitLabel: string;
  /** On the button while sending. */
  busyLabel: 'Verzenden...' | 'Bezig...';
  notices: {
    sent: Notice;
    /** There was an answer, but not with yes. */
    refused: Notice;
    /** There was no answer. */
    unreachable: Notice;
    /** Something required is empty; without it the fields say it alone. */
    missing?: Notice;
  };
}

const generalFailures = { refused: notices.generalRefused, unreachable: notices.generalUnreachable };
const failures = { refused: notices.sendFailed, unreachable: notices.sendFailed };

/** Every form of the site that sends a lead: view, lead service, mails, lists and tests follow this table. */
export const leadForms = {
  generalQuote: {
    formType: 'calculator',
    fields: {
      firstName: 'required',
      lastName: 'required',
      company: 'optional',
      email: 'required',
      vehicleType: 'required',
    },
    subject: 'Offerte aanvraag via lease calculator',
    submitLabel: 'Verstuur aanvraag',
    busyLabel: 'Verzenden...',
    notices: { sent: notices.generalQuoteSent, missing: notices.fieldsMissing, ...generalFailures },
  },
  generalIndicative: {
    formType: 'indicative',
    fields: { email: 'required' },
    subject: 'Indicatief lease voorstel',
    submitLabel: 'Verstuur',
    busyLabel: 'Bezig...',
    notices: { sent: notices.indicativeSent, missing: notices.emailMissing, ...generalFailures },
  },
  equipmentQuote: {
    formType: 'calculator',
    fields: {
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      phone: 'optional',
      company: 'optional',
      message: 'optional',
    },
    submitLabel: 'Verstuur aanvraag',
    busyLabel: 'Verzenden...',
    notices: { sent: notices.equipmentQuoteSent, missing: notices.fieldsMissing, ...failures },
  },
  equipmentIndicative: {
    formType: 'indicative',
    fields: { email: 'required' },
    subject: 'Indicatief lease voorstel - {equipment}',
    submitLabel: 'Verstuur',
    busyLabel: 'Bezig...',
    notices: { sent: notices.indicativeSent, missing: notices.emailMissing, ...failures },
  },
  contact: {
    formType: 'contact',
    fields: {
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      phone: 'optional',
      company: 'optional',
      subject: 'optional',
      message: 'required',
    },
    submitLabel: 'Verstuur bericht',
    busyLabel: 'Verzenden...',
    notices: { sent: notices.contactSent, ...failures },
  },
  insurance: {
    formType: 'verzekering',
    fields: {
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      phone: 'optional',
      companyName: 'optional',
      kvkNumber: 'optional',
      message: 'required',
    },
    submitLabel: 'Verstuur vraag',
    busyLabel: 'Verzenden...',
    notices: { sent: notices.insuranceSent, ...failures },
  },
} as const satisfies Record<string, LeadForm>;

export type LeadFormName = keyof typeof leadForms;

/** A field as one form asks it. */
export interface AskedField extends LeadField {
  name: LeadFieldName;
  required: boolean;
}

/** The fields that a form asks, in the order of the page. */
export function fieldsOf({ fields }: LeadForm): AskedField[] {
  return Object.keys(fields)
    .filter(isLeadField)
    .map((name) => ({ ...leadFields[name], name, required: fields[name] === 'required' }));
}

/** Whether a text names a kind of lead. */
export function isFormType(text: unknown): text is FormType {
  return typeof text === 'string' && Object.hasOwn(leadKinds, text);
}

/** The fields without which no form sends a lead of this kind. */
export function requiredFields(formType: FormType): LeadFieldName[] {
  const forms: LeadForm[] = Object.values(leadForms).filter((form) => form.formType === formType);
  return leadFieldNames.filter((name) => forms.every(({ fields }) => fields[name] === 'required'));
}
