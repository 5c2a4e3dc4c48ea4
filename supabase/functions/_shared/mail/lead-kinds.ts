/** What the mails call a lead of one form, and what its sender is told at once. */
export interface LeadKind {
  /** As the company reads it in a subject. */
  name: string;
  /** 'We hebben … ontvangen'. */
  received: string;
  /** What happens next. */
  next: string;
}

const kinds: ReadonlyMap<string, LeadKind> = new Map([
  [
    'calculator',
    {
      name: 'Offerteaanvraag',
      received: 'je offerteaanvraag',
      next: 'We nemen binnen 24 uur contact met je op met een persoonlijke offerte.',
    },
  ],
  [
    'indicative',
    {
      name: 'Aanvraag indicatief voorstel',
      received: 'je aanvraag voor een indicatief voorstel',
      next: 'We kijken je berekening na. Je hoort binnen 24 uur van ons.',
    },
  ],
  [
    'contact',
    {
      name: 'Contactbericht',
      received: 'je bericht',
      next: 'We nemen binnen 24 uur contact met je op.',
    },
  ],
  [
    'verzekering',
    {
      name: 'Verzekeringsvraag',
      received: 'je vraag over verzekeringen',
      next: 'We nemen binnen 24 uur contact met je op.',
    },
  ],
]);

const otherKind: LeadKind = {
  name: 'Bericht via de site',
  received: 'je bericht',
  next: 'We nemen binnen 24 uur contact met je op.',
};

/** The kind of a lead by its form type; a general one for a type that is not known. */
export function leadKind(formType: string): LeadKind {
  return kinds.get(formType) ?? otherKind;
}
