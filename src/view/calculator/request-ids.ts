import type { Equipment } from './calculator-context.ts';
import type { FormPanel } from './calculator-store.ts';

/** The ids of a calculator's requests, by form. */
export function requestIds(equipment: Equipment | undefined): Record<FormPanel, string> {
  const about = equipment?.type ?? 'general';
  return { quote: `quote ${about}`, indicative: `indicative ${about}` };
}
