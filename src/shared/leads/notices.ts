/** A message about a whole form; screen readers announce `good` politely, `bad` assertively. */
export interface Notice {
  tone: 'good' | 'bad';
  title: string;
  text: string;
}

/** Every notice of the site. */
export const notices = {
  fieldsMissing: { tone: 'bad', title: 'Velden ontbreken', text: 'Vul alle verplichte velden in' },
  emailMissing: {
    tone: 'bad',
    title: 'E-mailadres vereist',
    text: 'Vul je e-mailadres in om het indicatieve voorstel te ontvangen',
  },
  generalRefused: {
    tone: 'bad',
    title: 'Er ging iets mis',
    text: 'Probeer het later opnieuw of neem direct contact op',
  },
  generalUnreachable: { tone: 'bad', title: 'Er ging iets mis', text: 'Probeer het later opnieuw' },
  sendFailed: {
    tone: 'bad',
    title: 'Fout bij verzenden',
    text: 'Er is een fout opgetreden. Probeer het opnieuw of bel ons direct.',
  },
  generalQuoteSent: {
    tone: 'good',
    title: 'Offerte aangevraagd!',
    text: 'We nemen zo snel mogelijk contact met je op',
  },
  equipmentQuoteSent: {
    tone: 'good',
    title: 'Offerte aanvraag verzonden!',
    text: 'We nemen binnen 24 uur contact met je op met een persoonlijke offerte',
  },
  indicativeSent: {
    tone: 'good',
    title: 'Indicatief voorstel verzonden!',
    text: 'Je hebt het indicatieve voorstel ontvangen op je e-mailadres',
  },
  contactSent: {
    tone: 'good',
    title: 'Bericht verzonden!',
    text: 'We nemen binnen 24 uur contact met je op.',
  },
  insuranceSent: {
    tone: 'good',
    title: 'Verzekeringsvraag verzonden!',
    text: 'We nemen binnen 24 uur contact met je op.',
  },
} as const satisfies Record<string, Notice>;
