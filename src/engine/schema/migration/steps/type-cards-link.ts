import { fieldOf, itemsOf, renamed } from '../../../json/json-parts.ts';
import type { MigrationStep } from '../migration-step.ts';

/** `action` is a button; links are called `link`. */
export const typeCardsLink: MigrationStep = {
  block: 'type-cards',
  change: 'de link onder aan een kaart heet nu "link"',
  edits: (block) =>
    itemsOf(fieldOf(block, 'items')).flatMap((card) => renamed(card, { from: 'action', to: 'link' })),
};
