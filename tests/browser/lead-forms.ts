import type { Locator, Page } from '@playwright/test';
import {
  type CalculatorOnPage,
  calculate,
  calculatorAt,
  calculatorIn,
  exampleFor,
  generalCalculator,
} from './calculators.ts';
import type { Entries } from './visitor.ts';

/** Title and text of a notice. */
export type NoticeTexts = readonly [title: string, text: string];

/** What is said instead of this notice when the app did not arrive: after a deployment only a reload helps. */
export const withoutApp = ([title, text]: NoticeTexts): NoticeTexts => [
  title,
  `${text} Lukt het weer niet? Laad de pagina opnieuw: wat je invulde, blijft staan.`,
];

/** One of the forms that send a lead, as its visitor and its receiver know it. */
export interface LeadFormOnPage {
  name: string;
  path: string;
  block: string;
  /** For the forms of a calculator: what is calculated first, and the button that then opens the form. */
  after?: { calculator: CalculatorOnPage; entries: Entries; opener: string };
  required: Entries;
  optional: Entries;
  submit: string;
  busy: string;
  /** The body of the call, without the three extras. */
  body(entries: Entries): Record<string, unknown>;
  sent: NoticeTexts;
  refused: NoticeTexts;
  unreachable: NoticeTexts;
  /** Absent where the fields say it alone. */
  missing?: NoticeTexts;
}

const person = { firstName: 'Anna', lastName: 'de Vries', email: 'anna@voorbeeld.example' };

const general = {
  refused: ['Er ging iets mis', 'Probeer het later opnieuw of neem direct contact op'],
  unreachable: ['Er ging iets mis', 'Probeer het later opnieuw'],
} as const;
const elsewhere = {
  refused: ['Fout bij verzenden', 'Er is een fout opgetreden. Probeer het opnieuw of bel ons direct.'],
  unreachable: ['Fout bij verzenden', 'Er is een fout opgetreden. Probeer het opnieuw of bel ons direct.'],
} as const;
const quote = {
  missing: ['Velden ontbreken', 'Vul alle verplichte velden in'],
  submit: 'Verstuur aanvraag',
  busy: 'Verzenden...',
} as const;
const indicative = {
  required: { email: person.email },
  optional: {},
  missing: ['E-mailadres vereist', 'Vul je e-mailadres in om het indicatieve voorstel te ontvangen'],
  sent: ['Indicatief voorstel verzonden!', 'Je hebt het indicatieve voorstel ontvangen op je e-mailadres'],
  submit: 'Verstuur',
  busy: 'Bezig...',
} as const;

const hardware = calculatorAt('/equipment/it-hardware');
const van = calculatorAt('/equipment/wegtransport/bedrijfswagen');

/** All six calls of the site. */
export const leadForms: readonly LeadFormOnPage[] = [
  {
    name: 'the quote of the general calculator',
    path: '/calculator',
    block: 'lease-calculator',
    after: {
      calculator: generalCalculator,
      entries: exampleFor(generalCalculator),
      opener: 'Vraag offerte aan',
    },
    required: { ...person, vehicleType: 'Bakwagen' },
    optional: { company: 'De Vries Bouw' },
    body: ({ firstName, lastName, email, vehicleType, company = '' }) => ({
      firstName,
      lastName,
      email,
      company,
      subject: 'Offerte aanvraag via lease calculator',
      message: [
        'Aanschafwaarde: € 40.000',
        'Leasevorm: Financial Lease',
        'Looptijd: 48 maanden',
        `Voertuigtype: ${vehicleType}`,
        'Aanbetaling: € 4.000',
        'Slottermijn: € 8.000',
        'Indicatief maandbedrag: € 817 excl. btw',
      ].join('\n'),
      formType: 'calculator',
    }),
    ...quote,
    ...general,
    sent: ['Offerte aangevraagd!', 'We nemen zo snel mogelijk contact met je op'],
  },
  {
    name: 'the indicative proposal of the general calculator',
    path: '/calculator',
    block: 'lease-calculator',
    after: {
      calculator: generalCalculator,
      entries: { vehiclePrice: '40000', leaseType: 'operational', leaseTerm: '24', mileage: '15000' },
      opener: 'Indicatief voorstel ontvangen',
    },
    body: ({ email }) => ({
      email,
      subject: 'Indicatief lease voorstel',
      message: [
        'Aanschafwaarde: € 40.000',
        'Leasevorm: Operational Lease',
        'Looptijd: 24 maanden',
        'Aanbetaling: € 0',
        'Kilometers per jaar: 15.000',
        'Indicatief maandbedrag: € 1.883 excl. btw',
      ].join('\n'),
      formType: 'indicative',
    }),
    ...indicative,
    ...general,
  },
  {
    name: 'the quote of an equipment page',
    path: hardware.path,
    block: hardware.block,
    after: {
      calculator: hardware,
      entries: { price: '4995', leaseType: 'operational', leaseTerm: '36', usage: 'laptops' },
      opener: 'Vraag offerte aan',
    },
    required: person,
    optional: {
      phone: '06 12 34 56 78',
      company: 'De Vries IT',
      message: 'Graag voor 1 mei 🚚.\nTwaalf stuks.',
    },
    body: ({ firstName, lastName, email, phone = '', company = '', message }) => ({
      firstName,
      lastName,
      email,
      phone,
      company,
      message: [
        'Aanschafwaarde: € 4.995',
        'Leasevorm: Operational Lease',
        'Looptijd: 36 maanden',
        'Materieel: IT-hardware',
        'Aanbetaling: € 0',
        'Type hardware: Laptops & computers',
        'Indicatief maandbedrag: € 166 excl. btw',
        ...(message ? ['', 'Bericht:', message] : []),
      ].join('\n'),
      formType: 'calculator',
    }),
    ...quote,
    ...elsewhere,
    sent: [
      'Offerte aanvraag verzonden!',
      'We nemen binnen 24 uur contact met je op met een persoonlijke offerte',
    ],
  },
  {
    name: 'the indicative proposal of an equipment page',
    path: van.path,
    block: van.block,
    after: {
      calculator: van,
      entries: { price: '40k', leaseType: 'full-service', leaseTerm: '60', mileage: '50000+' },
      opener: 'Indicatief voorstel ontvangen',
    },
    body: ({ email }) => ({
      email,
      subject: 'Indicatief lease voorstel - Bedrijfswagen',
      message: [
        'Aanschafwaarde: € 40.000',
        'Leasevorm: Full Service Lease',
        'Looptijd: 60 maanden',
        'Materieel: Bedrijfswagen',
        'Aanbetaling: € 0',
        'Kilometers per jaar: 50.000+',
        'Indicatief maandbedrag: € 890 excl. btw',
      ].join('\n'),
      formType: 'indicative',
    }),
    ...indicative,
    ...elsewhere,
  },
  {
    name: 'the question about insurance',
    path: '/verzekeringen',
    block: 'insurance-form',
    required: { ...person, message: 'Dekt allrisk ook ruitschade?' },
    optional: { phone: '+31 6 12345678', companyName: 'De Vries Bouw', kvkNumber: '01 23 45 67' },
    body: ({ firstName, lastName, email, phone = '', message, companyName = '', kvkNumber = '' }) => ({
      firstName,
      lastName,
      email,
      phone,
      message,
      companyName,
      kvkNumber: kvkNumber.replaceAll(' ', ''),
      formType: 'verzekering',
    }),
    submit: 'Verstuur vraag',
    busy: 'Verzenden...',
    ...elsewhere,
    sent: ['Verzekeringsvraag verzonden!', 'We nemen binnen 24 uur contact met je op.'],
  },
  {
    name: 'the message of the contact page',
    path: '/contact',
    block: 'contact-form',
    required: { ...person, message: 'Ik zoek een bakwagen 🐇, liefst „groen”.' },
    optional: { phone: '026 123 45 67', company: 'De Vries Bouw', subject: 'financial' },
    body: ({ firstName, lastName, email, phone = '', company = '', subject = '', message }) => ({
      firstName,
      lastName,
      email,
      phone,
      company,
      subject,
      message,
      formType: 'contact',
    }),
    submit: 'Verstuur bericht',
    busy: 'Verzenden...',
    ...elsewhere,
    sent: ['Bericht verzonden!', 'We nemen binnen 24 uur contact met je op.'],
  },
];

/** The form itself: the one that asks for an e-mail address. */
export const formOf = (page: Page, { block }: LeadFormOnPage): Locator =>
  page.locator(`[data-block=${block}] form:has([name=email])`);

/** The button that opens the form, for the forms of a calculator. */
export function openerOf(page: Page, { after }: LeadFormOnPage): Locator | undefined {
  return after && calculatorIn(page, after.calculator).getByRole('button', { name: after.opener });
}

/** Brings the form on the screen of an open page. */
export async function reach(page: Page, form: LeadFormOnPage): Promise<void> {
  const { after } = form;
  if (after) await calculate(page, after.calculator, after.entries);
  await openerOf(page, form)?.click();
  await formOf(page, form).waitFor();
}

/** The form with this name; throws when there is none. */
export function leadForm(name: string): LeadFormOnPage {
  const found = leadForms.find((form) => form.name === name);
  if (found === undefined) throw new Error(`No form is called '${name}'.`);
  return found;
}
