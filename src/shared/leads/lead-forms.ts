import type { Option } from '../lease/lease-settings.ts';
import {
  isLeadField,
  type LeadField,
  type LeadFieldName,
  leadFieldNames,
  leadFields,
} from './lead-fields.ts';
import { type Notice, notices } from './notices.ts';

/** A kind of lead in mails, lists and the reply to its sender. */
export interface LeadKind {
  /** In the subject for the company. */
  name: string;
  /** 'We hebben … ontvangen'. */
  received: string;
  /** What happens next. */
  next: string;
  /** What its sender gets by mail at once, where that is more than a confirmation, and what happens then. */
  reply?: { what: string; next: string };
}

/** Behind what happens next, on screen and in the mail. */
export const whenClosed = 'Zijn we die dag gesloten? Dan hoor je van ons zodra we weer open zijn.';

/** Kinds of leads by form type, as sent. */
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
    reply: {
      what: 'het voorstel',
      // Few mails a day go to one address.
      next: 'Niets gekregen? Kijk bij de ongewenste mail. Kreeg je vandaag al vaker mail van ons, dan stuurt een adviseur het. Wil je verder? Vraag dan een offerte aan.',
    },
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

export interface LeadForm {
  formType: FormType;
  /** In display order. */
  fields: Partial<Record<LeadFieldName, 'required' | 'optional'>>;
  /** Where the visitor chooses none; `{equipment}` is replaced. */
  subject?: string;
  submitLabel: string;
  /** While sending. */
  busyLabel: 'Verzenden...' | 'Bezig...';
  notices: {
    sent: Notice;
    /** The server rejected it. */
    refused: Notice;
    /** No response. */
    unreachable: Notice;
    /** For empty required fields; without it only the fields say so. */
    missing?: Notice;
  };
}

const generalFailures = { refused: notices.generalRefused, unreachable: notices.generalUnreachable };
const failures = { refused: notices.sendFailed, unreachable: notices.sendFailed };

/** All lead forms: view, lead service, mails, lists and tests derive from this table. */
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

export interface AskedField extends LeadField {
  name: LeadFieldName;
  required: boolean;
}

/** What fields choose from on a page, in the place of their own options. */
export type Choices = Partial<Record<LeadFieldName, readonly Option[]>>;

/** The fields of a form, in display order. */
export function fieldsOf({ fields }: LeadForm, choices: Choices = {}): AskedField[] {
  return Object.keys(fields)
    .filter(isLeadField)
    .map((name): AskedField => {
      const field: LeadField = leadFields[name];
      return {
        ...field,
        name,
        required: fields[name] === 'required',
        options: choices[name] ?? field.options,
      };
    });
}

/** Whether a text names a kind of lead. */
export function isFormType(text: unknown): text is FormType {
  return typeof text === 'string' && Object.hasOwn(leadKinds, text);
}

/** The fields that all forms of this kind require. */
export function requiredFields(formType: FormType): LeadFieldName[] {
  const forms: LeadForm[] = Object.values(leadForms).filter((form) => form.formType === formType);
  return leadFieldNames.filter((name) => forms.every(({ fields }) => fields[name] === 'required'));
}
