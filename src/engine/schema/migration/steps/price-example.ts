import { readAmount } from '../../../../shared/text/amount.ts';
import { fieldOf, renamed } from '../../../json/json-parts.ts';
import type { MigrationStep } from '../migration-step.ts';

/** The example in the price field was a text: `bijv. 62.500`. */
export const priceExampleStep: MigrationStep = {
  block: 'equipment-calculator',
  change: 'het voorbeeldbedrag "pricePlaceholder" heet nu "priceExample", met de prijs als getal',
  edits(block) {
    const placeholder = fieldOf(block, 'pricePlaceholder');
    const text = placeholder?.kind === 'scalar' ? String(placeholder.value) : '';
    const price = readAmount(text.replace(/^\D+/, ''));
    if (placeholder === undefined || price === undefined) return [];
    return renamed(block, { from: 'pricePlaceholder', to: 'priceExample' }).flatMap((edit) => [
      edit,
      { start: placeholder.start, end: placeholder.end, text: String(Math.round(price)) },
    ]);
  },
};
