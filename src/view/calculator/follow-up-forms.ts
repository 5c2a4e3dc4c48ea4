import type { LeadFormName } from '../../shared/leads/lead-forms.ts';
import type { FormPanel } from './calculator-store.ts';

type ByPanel<Value> = Readonly<Record<FormPanel, Value>>;

/** Button texts below a result, by form. */
export const followUpLabels: ByPanel<string> = {
  quote: 'Vraag offerte aan',
  indicative: 'Indicatief voorstel ontvangen',
};

/** Titles of open forms. */
export const followUpTitles: ByPanel<string> = {
  quote: 'Offerte aanvragen',
  indicative: 'Voorstel per e-mail',
};

/** Forms of the general calculator and of equipment pages. */
export const followUpForms = {
  general: { quote: 'generalQuote', indicative: 'generalIndicative' },
  equipment: { quote: 'equipmentQuote', indicative: 'equipmentIndicative' },
} as const satisfies Record<string, ByPanel<LeadFormName>>;
