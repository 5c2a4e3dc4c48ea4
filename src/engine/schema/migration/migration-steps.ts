import type { MigrationStep } from './migration-step.ts';
import { typeCardsLink } from './steps/type-cards-link.ts';

/** All steps, oldest first: a page that is years old passes them one after the other. */
export const migrationSteps: readonly MigrationStep[] = [typeCardsLink];
