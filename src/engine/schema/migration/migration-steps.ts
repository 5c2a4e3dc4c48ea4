import type { MigrationStep } from './migration-step.ts';
import { priceExampleStep } from './steps/price-example.ts';
import { typeCardsLink } from './steps/type-cards-link.ts';

/** All steps, oldest first. */
export const migrationSteps: readonly MigrationStep[] = [typeCardsLink, priceExampleStep];
