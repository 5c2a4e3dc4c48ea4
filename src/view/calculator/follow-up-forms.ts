import type { LeadFormName } from '../../shared/lead-forms.ts';
import type { FormPanel } from './calculator-store.ts';

type ByPanel<Value> = Readonly<Record<FormPanel, Value>>;

/** What the buttons below a result say, by the form that each opens. */
export const followUpLabels: ByPanel<string> = {
  quote: 'Vraag offerte aan',
  indicative: 'Indicatief voorstel ontvangen',
};

/** What stands above an open form. */
export const followUpTitles: ByPanel<string> = {
  quote: 'Offerte aanvragen',
  indicative: 'Voorstel per e-mail',
};

/** The forms of the calculators: of the general one, and of equipment pages. */
export const followUpForms = {
  general: { quote: 'generalQuote', indicative: 'generalIndicative' },
  equipment: { quote: 'equipmentQuote', indicative: 'equipmentIndicative' },
} as const satisfies Record<string, ByPanel<LeadFormName>>;
